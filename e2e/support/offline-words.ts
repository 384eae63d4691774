import { readPage } from '@accounting-site/content/pages';
import { demoRequestWordsSchema } from '../../apps/site/src/pages/_demo-request/demo-request-words.ts';
import { readOfflineWords } from '../../apps/site/src/pages/_offline/offline-words.ts';

/** What the page about the phone says, and the notes at the foot of a page. */
export const words = readOfflineWords();

/** What the form says that can be sent without a network. */
export const form = readPage('demo-request', demoRequestWordsSchema);
