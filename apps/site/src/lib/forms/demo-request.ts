import { readContact } from '@accounting-site/content/facts/facts';
import { readPage } from '@accounting-site/content/reading/pages';
import { demoRequestWordsSchema } from '../../pages/_demo-request/demo-request-words.ts';

/** The texts of the demo request and the data its form needs, for every page with the form. */
export function readDemoRequest() {
  const words = readPage('demo-request', demoRequestWordsSchema);
  const { head, heading, lead, close, storyboard, sent_page, aside, sent, ...form } = words;
  const { home, ...sentWords } = sent;
  return { words, form: { ...form, sent: sentWords, whatsappNumber: readContact().whatsapp } };
}
