import { z } from 'zod';
import { listOf, pageHead, text } from '../reading/fields.ts';
import { readWords } from '../reading/pages.ts';

const question = z.strictObject({
  question: text('write the question as a customer would ask it'),
  answer: text('write the answer in one to four sentences'),
});

/** The content of content/en/help-pages/faqs.yaml. */
const faqsSchema = pageHead().extend({
  heading: text(),
  intro: text(),
  groups: listOf(z.strictObject({ heading: text('write the subject'), questions: listOf(question) })),
});

/** The page of frequently asked questions. @throws ContentError if the file is invalid */
export const readFaqsWords = () => readWords('en/help-pages/faqs.yaml', faqsSchema);

/** The headings and questions of the page, each of which links may name. */
export const faqTexts = (): string[] =>
  readFaqsWords().groups.flatMap(({ heading, questions }) => [
    heading,
    ...questions.map(({ question }) => question),
  ]);
