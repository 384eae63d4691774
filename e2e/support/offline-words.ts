import { readPage } from '@accounting-site/content/reading/pages';
import { demoRequestWordsSchema } from '../../apps/site/src/lib/forms/demo-request.ts';
import { readOfflineWords } from '../../apps/site/src/pages/_offline/offline-words.ts';

/** The texts of the page about offline use, and the notes in the footer. */
export const words = readOfflineWords();

/** The texts of a form that can be sent without a network. */
export const form = readPage('demo-request', demoRequestWordsSchema);
