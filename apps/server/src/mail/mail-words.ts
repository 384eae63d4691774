import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { text } from '@accounting-site/content/reading/fields';
import { readWords } from '@accounting-site/content/reading/pages';
import type { z } from 'zod';

/**
 * Reads the text of an email from content/en/mail/<name>.yaml and fills in the facts.
 * @throws ContentError when the file does not match the schema
 */
export function readMailWords<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  return readWords(`en/mail/${name}.yaml`, schema);
}

/** The texts of a greeting, for the schemas of emails. */
export const greetingWords = {
  greeting: text(),
  greeting_by_name: text('write the greeting with [name]'),
};

/**
 * A text that begins with a greeting.
 * @param name of the account that owns the mailbox. Never a name that someone typed about a stranger's address.
 */
export const greet = (
  words: Record<keyof typeof greetingWords, string>,
  name: string,
  text: string,
): string => `${name === '' ? words.greeting : fillSlots(words.greeting_by_name, { name })} ${text}`;
