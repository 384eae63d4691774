import { z } from 'zod';
import { text } from '../reading/fields.ts';
import { readWords } from '../reading/pages.ts';

const formTermsSchema = z.strictObject({
  text: text('write a sentence with [terms] and [privacy], which become links').refine(
    (sentence) => sentence.indexOf('[privacy]') > sentence.indexOf('[terms]') && sentence.includes('[terms]'),
    'write [terms] and then [privacy] where the links belong',
  ),
  terms: text(),
  privacy: text(),
});

/** A part of the line at every form: plain text, or a link to a page. */
interface FormTermsPart {
  readonly text: string;
  readonly path?: string;
}

/** The line at every form that visitors send, in parts: content/en/form-terms.yaml. */
export function readFormTerms(): FormTermsPart[] {
  const words = readWords('en/form-terms.yaml', formTermsSchema);
  const [before = '', between = '', after = ''] = words.text.split(/\[terms\]|\[privacy\]/);
  return [
    { text: before },
    { text: words.terms, path: '/terms' },
    { text: between },
    { text: words.privacy, path: '/privacy' },
    { text: after },
  ];
}
