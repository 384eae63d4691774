import { readWords } from '@accounting-site/content/reading/pages';
import { texts } from '../../lib/text/words-schema.ts';

const legalWordsSchema = texts('summary', 'updated', 'sample_note', 'tiles', 'related');

/** The texts around every legal text: content/en/legal-pages.yaml. */
export const readLegalWords = () => readWords('en/legal-pages.yaml', legalWordsSchema);
