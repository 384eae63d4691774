import { z } from 'zod';
import { listOf, pageHead, text } from '../reading/fields.ts';
import { readWords } from '../reading/pages.ts';

const group = z.strictObject({
  heading: text('write the subject'),
  text: text('write one sentence about the subject'),
  articles: listOf(text('write the name of an article file without .md')),
});

/** The content of content/en/help-pages/documentation.yaml. */
const documentationSchema = pageHead().extend({
  heading: text(),
  intro: text(),
  offline: text('write the words of the link to the page that saves the articles'),
  groups: listOf(group),
});

/** The page that lists all help articles by subject. @throws ContentError if the file is invalid */
export const readDocumentationWords = () =>
  readWords('en/help-pages/documentation.yaml', documentationSchema);
