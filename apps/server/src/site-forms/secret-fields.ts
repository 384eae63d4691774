import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { text } from '@accounting-site/content/reading/fields';
import { readWords } from '@accounting-site/content/reading/pages';
import { passwordMinLength } from '@accounting-site/contract/fields/field-limits';
import { z } from 'zod';
import type { FormField } from './form-page.ts';

const passwordFieldSchema = z.object({ help: text() });
const appFormSchema = z.object({ code: z.object({ label: text(), help: text() }) });

export function newPasswordField(label: string): FormField {
  const { help } = readWords('en/password-field.yaml', passwordFieldSchema);
  return {
    ...typedPasswordField(label),
    help: fillSlots(help, { least: String(passwordMinLength) }),
    autocomplete: 'new-password',
  };
}

export function typedPasswordField(label: string): FormField {
  return { name: 'password', label, kind: 'password', autocomplete: 'current-password', required: true };
}

/** The field for the code in an email. Only JavaScript can read the code from the link. */
export function mailedCodeField(): FormField {
  const { label, help } = readWords('en/app-form.yaml', appFormSchema).code;
  return { name: 'token', label, help, kind: 'text', autocomplete: 'off', required: true };
}
