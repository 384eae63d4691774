import { z } from 'zod';
import { cleanPasted } from './clean-pasted.ts';
import { emailPattern } from './email-pattern.ts';
import { emailMaxLength, nameMaxLength } from './field-limits.ts';
import { emailInvalid, tooLong } from './validation-messages.ts';

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

export function nameField(requiredMessage: string) {
  return requiredText('Full name', nameMaxLength, requiredMessage);
}

/** An email address by the simple pattern of specification §5. Its case is kept. */
export function emailField(label: string, requiredMessage: string) {
  return requiredText(label, emailMaxLength, requiredMessage)
    .overwrite(cleanPasted)
    .regex(emailPattern, { error: emailInvalid });
}

/**
 * A honeypot: people never see this field, and bots that fill in every field do. The server accepts a request
 * with a filled-in honeypot as usual and stores it as suspected, so that no real person is lost.
 */
export const honeypotField = z
  .string()
  .default('')
  .describe('Omit it. People never see this field; a request that contains it is stored as suspected spam.');
