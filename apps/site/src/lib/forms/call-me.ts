import { readPage } from '@accounting-site/content/reading/pages';
import { callMeSchema } from '../../sections/CallMe/call-me-words.ts';

/** The texts of 'Call me', and those of them that its form needs. */
export function readCallMe() {
  const words = readPage('call-me', callMeSchema);
  const { name, phone, phone_help, best_time, submit, sent } = words;
  return { words, form: { name, phone, phone_help, best_time, submit, sent } };
}
