import { contentNow } from '../dates/content-day.ts';
import { nextContentChange, readDatedContent } from '../dates/next-change.ts';
import { versionOfFact } from '../facts/placeholders.ts';
import { versionOfFiles } from './content-files.ts';

/**
 * What an input is now. A result is still right if all its inputs have the version that they had when it was made.
 * @param input as noteInput notes it
 */
export function versionOfInput(input: string): string {
  // Between two changes of the content it does not matter which day it is.
  if (input === 'day') return `before ${nextContentChange(readDatedContent(), contentNow())}`;
  if (input === 'moment') return `${contentNow()}`;
  const [, setting] = /^setting (\w+)$/.exec(input) ?? [];
  if (setting !== undefined) return process.env[setting] ?? '';
  const version = versionOfFiles(input) ?? versionOfFact(input);
  if (version === undefined) throw new Error(`The input "${input}" has no version. Define it here.`);
  return version;
}
