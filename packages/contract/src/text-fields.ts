import { z } from 'zod';
import { emailPattern } from './email-pattern.ts';
import { emailMaxLength, nameMaxLength } from './field-limits.ts';
import { emailInvalid, tooLong } from './validation-messages.ts';

/**
 * A text that must be filled in; surrounding white space is dropped first. A missing or empty value gives
 * `requiredMessage` and nothing else, as §5 shows one message a field.
 */
export function requiredText(label: string, max: number, requiredMessage: string) {
  return z
    .string({ error: requiredMessage })
    .trim()
    .min(1, { error: requiredMessage, abort: true })
    .max(max, { error: tooLong(label, max), abort: true });
}

/** A text that may be missing or empty; both become `''`. */
export function optionalText(label: string, max: number) {
  return z
    .string({ error: `${label} must be text` })
    .trim()
    .max(max, { error: tooLong(label, max), abort: true })
    .default('');
}

/** A full name. */
export function nameField(requiredMessage: string) {
  return requiredText('Full name', nameMaxLength, requiredMessage);
}

/** An e-mail address by the simple pattern of specification §5, with its letter case kept. */
export function emailField(label: string, requiredMessage: string) {
  return requiredText(label, emailMaxLength, requiredMessage).regex(emailPattern, { error: emailInvalid });
}

/**
 * A field that people never see and programs that fill in every field do. The server acknowledges a request whose
 * honeypot is not empty as if all were well, and stores it as suspected, so that no person is ever lost.
 */
export const honeypotField = z
  .string()
  .default('')
  .describe(
    'Leave it out. People never see this field; what a program fills in here is stored as suspected.',
  );
