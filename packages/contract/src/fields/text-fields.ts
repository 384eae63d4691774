import { z } from 'zod';
import { cleanPasted } from './clean-pasted.ts';
import { emailPattern } from './email-pattern.ts';
import { emailMaxLength, nameMaxLength } from './field-limits.ts';
import {
  emailInvalid,
  emailRequired,
  fullNameRequired,
  pageUnknown,
  tooLong,
} from './validation-messages.ts';

/**
 * A required text, trimmed first. A missing or empty value has the single error `requiredMessage`, because §5
 * shows one message a field.
 */
export function requiredText(label: string, max: number, requiredMessage: string) {
  return z
    .string({ error: requiredMessage })
    .trim()
    .min(1, { error: requiredMessage, abort: true })
    .max(max, { error: tooLong(label, max), abort: true });
}

/** A text of one form, such as an id. */
export const matching = (pattern: RegExp, error: string) => z.string({ error }).regex(pattern, { error });

/** A ticked checkbox: `true` from scripts, `on` from a plain form. */
export const ticked = z.union([z.boolean(), z.literal('on').transform(() => true)]);

/** The id of a lead, of an account or of a job. */
export const idPattern = /^[\w-]{1,64}$/;

/** An optional text; missing and empty both become `''`. */
export function optionalText(label: string, max: number) {
  return boundedText(label, max).default('');
}

/** A text that may be empty. */
export function boundedText(label: string, max: number) {
  return z
    .string({ error: `${label} must be text` })
    .trim()
    .max(max, { error: tooLong(label, max), abort: true });
}

export const fullName = requiredText('Full name', nameMaxLength, fullNameRequired);

/** An email address by the simple pattern of specification §5. Its case is kept. */
export function emailField(label = 'Email', requiredMessage = emailRequired) {
  return requiredText(label, emailMaxLength, requiredMessage)
    .overwrite(cleanPasted)
    .regex(emailPattern, { error: emailInvalid });
}

/** Longer than any path of the site. */
const pathMaxLength = 200;

/** The path of a page as in the address bar. The server checks whether the page exists. */
export const pagePathField = (error = pageUnknown) =>
  z.string({ error }).startsWith('/', { error }).max(pathMaxLength, { error });

/**
 * A honeypot: people never see this field, and bots that fill in every field do. The server accepts a request
 * with a filled-in honeypot as usual and stores it as suspected, so that no real person is lost.
 */
export const honeypotField = z
  .string()
  .default('')
  .describe('Omit it. People never see this field; a request that contains it is stored as suspected spam.');
