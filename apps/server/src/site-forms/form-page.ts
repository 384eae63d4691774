import { createHash } from 'node:crypto';
import type { FieldError } from '@accounting-site/contract/errors';

/** One field as the page shows it again. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'email' | 'tel' | 'textarea' | 'hidden';
  readonly required?: boolean;
  /** Makes it a list to choose from. */
  readonly choices?: readonly { value: string; label: string }[];
}

/** A form of the site, for visitors without script. */
export interface FormPage {
  readonly title: string;
  readonly action: string;
  readonly submit: string;
  readonly fields: readonly FormField[];
}

const style = [
  ':root{color-scheme:light dark}',
  'body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:2rem 1rem}',
  'label{display:block;margin-top:1rem;font-weight:600}',
  'input,select,textarea{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem;font:inherit}',
  'textarea{min-height:8rem}',
  '.problem{color:light-dark(#9a2c12,#ffb59f);font-weight:600}',
  'button{margin-top:1.5rem;min-height:2.75rem;padding:.5rem 1.5rem;font:inherit;font-weight:600}',
].join('');

const styleHash = createHash('sha256').update(style).digest('base64');

/** The policy of the page below: its one style, its one form, nothing else. */
export const formPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * A small page of its own that says what to mend and holds everything that was typed, ready to be sent again.
 * @param problem said above the form when no field is to blame
 */
export function renderFormPage(
  form: FormPage,
  values: Readonly<Record<string, unknown>>,
  { problem, errors = [] }: { problem: string; errors?: readonly FieldError[] | undefined },
): string {
  const messages = errors.length > 0 ? errors.map(({ message }) => message) : [problem];
  const list = messages.map((message) => `<li>${escapeHtml(message)}</li>`).join('');
  const fields = form.fields.map((field) => renderField(field, values[field.name], errors)).join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(form.title)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(form.title)}</h1><p>This was not sent yet. What you typed is still here.</p>`,
    `<ul class="problem" role="alert">${list}</ul>`,
    `<form method="post" action="${escapeHtml(form.action)}">${fields}`,
    `<button>${escapeHtml(form.submit)}</button></form><p><a href="/">Go back home</a></p></main></body></html>`,
  ].join('');
}

function renderField(field: FormField, typed: unknown, errors: readonly FieldError[]): string {
  const name = escapeHtml(field.name);
  const value = escapeHtml(typeof typed === 'string' ? typed : '');
  if (field.kind === 'hidden') return `<input type="hidden" name="${name}" value="${value}">`;
  const error = errors.find((each) => each.field === field.name);
  const described = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-problem"`;
  const attributes = `id="${name}" name="${name}"${field.required === true ? ' required' : ''}${described}`;
  return [
    `<label for="${name}">${escapeHtml(field.label)}</label>`,
    renderControl(field, attributes, value),
    error === undefined ? '' : `<p class="problem" id="${name}-problem">${escapeHtml(error.message)}</p>`,
  ].join('');
}

function renderControl({ kind, choices }: FormField, attributes: string, value: string): string {
  if (choices !== undefined) {
    const options = choices.map((choice) => {
      const chosen = escapeHtml(choice.value) === value ? ' selected' : '';
      return `<option value="${escapeHtml(choice.value)}"${chosen}>${escapeHtml(choice.label)}</option>`;
    });
    return `<select ${attributes}>${options.join('')}</select>`;
  }
  // A browser drops the first line break after the tag.
  if (kind === 'textarea') return `<textarea ${attributes}>\n${value}</textarea>`;
  return `<input type="${kind}" ${attributes} value="${value}">`;
}

function escapeHtml(text: string): string {
  const references: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (letter) => references[letter] ?? letter);
}
