import { hash } from 'node:crypto';
import { readFormTerms } from '@accounting-site/content/files/form-terms';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import { addressPrefix } from '@accounting-site/content/languages/languages';
import { translateMessage } from '@accounting-site/content/languages/messages';
import type { FieldError } from '@accounting-site/contract/endpoints/errors';
import { escapeHtml } from '../http/escape-html.ts';
import { formPageStyle } from './form-page-style.ts';

/** One field of the form as the page shows it. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  /** Help text below the label. */
  readonly help?: string;
  /** A password is not filled in again: the visitor types it again. */
  readonly kind: 'text' | 'email' | 'tel' | 'textarea' | 'password';
  readonly required?: boolean;
  readonly autocomplete?: string;
  /** Turns the field into a select. */
  readonly choices?: readonly { value: string; label: string }[];
}

/** A form of the site, for visitors without JavaScript. */
export interface FormPage {
  readonly title: string;
  readonly submit: string;
  readonly fields: readonly FormField[];
  /** Fields that a page fills in without showing them. They are sent again if they were sent before. */
  readonly hidden?: readonly string[];
  /** Links the terms and the privacy policy, as the site's own form does. */
  readonly terms?: boolean;
  /** Links for visitors whom sending the form again does not help. The paths are those of the first language. */
  readonly links?: readonly { label: string; href: string }[];
}

/** A small page. @param title as text @param body as HTML */
export const htmlPage = (title: string, body: string): string =>
  [
    `<!doctype html><html lang="${languageTag()}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${formPageStyle()}</style></head>`,
    `<body><main>${body}</main></body></html>`,
  ].join('');

/** The policy of such a page: its own style and its own form, nothing else. */
export function formPagePolicy(): string {
  const styleHash = hash('sha256', formPageStyle(), 'base64');
  return `default-src 'none'; object-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

/** Why the form is shown again. */
export interface FormRefusal {
  /** The path that it was sent to. */
  readonly action: string;
  /** Shown above the form when the error belongs to no field. */
  readonly problem: string;
  readonly errors?: readonly FieldError[] | undefined;
  /** Sending the form again cannot succeed, so only the links are shown. */
  readonly isOver?: boolean;
}

/** A small page that says what to correct and contains everything that was typed, ready to be sent again. */
export function renderFormPage(
  form: FormPage,
  values: Readonly<Record<string, unknown>>,
  { action, problem, errors = [], isOver = false }: FormRefusal,
): string {
  const body = [
    `<h1>${escapeHtml(form.title)}</h1>`,
    isOver
      ? `<div class="problems" role="alert">${escapeHtml(problem)}</div>`
      : renderSummary(form, errors.length > 0 ? errors : [{ field: '', message: problem }]) +
        renderForm(form, action, values, errors),
    ...(form.links ?? []).map(({ label, href }) => renderLink(label, addressPrefix() + href)),
    renderLink(translateMessage('Go back home'), addressPrefix() || '/'),
  ];
  return htmlPage(`${translateMessage(isOver ? 'Not sent' : 'Not sent yet')}: ${form.title}`, body.join(''));
}

function renderForm(
  { fields, hidden = [], submit, terms }: FormPage,
  action: string,
  values: Readonly<Record<string, unknown>>,
  errors: readonly FieldError[],
): string {
  const shown = [
    ...fields.map((field) => renderField(field, values[field.name], errors)),
    ...hidden.map((name) => renderHidden(name, values[name])),
  ].join('');
  const line = terms === true ? `<p class="help">${renderTerms()}</p>` : '';
  // The browser would report one field at a time. A form with a password is checked by the browser first,
  // because the password would have to be typed again.
  const check = fields.some(({ kind }) => kind === 'password') ? '' : ' novalidate';
  return `<form method="post" action="${escapeHtml(action)}"${check}>${shown}<button>${escapeHtml(submit)}</button>${line}</form>`;
}

const say = (message: string) => escapeHtml(translateMessage(message));

const renderTerms = () =>
  readFormTerms()
    .map(({ text, path }) =>
      path === undefined ? escapeHtml(text) : `<a href="${addressPrefix()}${path}">${escapeHtml(text)}</a>`,
    )
    .join('');

const renderLink = (label: string, href: string) =>
  `<p class="way"><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;

/** All errors, focused when the page opens, with a link to each field, as on the site's own forms. */
function renderSummary(form: FormPage, errors: readonly FieldError[]): string {
  const shown = form.fields.map(({ name }) => name);
  const items = errors.map(({ field, message }) => {
    const text = escapeHtml(message);
    return `<li>${shown.includes(field) ? `<a href="#${escapeHtml(field)}">${text}</a>` : text}</li>`;
  });
  const isKept = form.fields.every(({ kind }) => kind !== 'password');
  const heading = say(isKept ? 'What you typed is still here.' : 'Type your password again.');
  return [
    '<div class="problems" role="alert" tabindex="-1" autofocus>',
    `<h2>${say('Not sent yet')}. ${heading}</h2>`,
    `<ul>${items.join('')}</ul></div>`,
  ].join('');
}

function renderField(field: FormField, typed: unknown, errors: readonly FieldError[]): string {
  const name = escapeHtml(field.name);
  const value = escapeHtml(typeof typed === 'string' ? typed : '');
  const error = errors.find((each) => each.field === field.name);
  const describedBy = [field.help && `${name}-help`, error && `${name}-problem`].filter(Boolean).join(' ');
  const attributes = [
    `id="${name}" name="${name}"`,
    field.required === true ? ' required' : '',
    field.autocomplete === undefined ? '' : ` autocomplete="${escapeHtml(field.autocomplete)}"`,
    error === undefined ? '' : ' aria-invalid="true"',
    describedBy === '' ? '' : ` aria-describedby="${describedBy}"`,
  ].join('');
  return [
    `<label for="${name}">${escapeHtml(field.label)}</label>`,
    field.help === undefined ? '' : `<p class="help" id="${name}-help">${escapeHtml(field.help)}</p>`,
    renderControl(field, attributes, value),
    error === undefined ? '' : `<p class="problem" id="${name}-problem">${escapeHtml(error.message)}</p>`,
  ].join('');
}

/** A field that the page did not send is not sent now either: empty is not the same as missing. */
function renderHidden(name: string, typed: unknown): string {
  if (typeof typed !== 'string' || typed === '') return '';
  return `<input type="hidden" name="${name}" value="${escapeHtml(typed)}">`;
}

function renderControl({ kind, choices }: FormField, attributes: string, value: string): string {
  if (choices !== undefined) {
    const options = choices.map((choice) => {
      const chosen = escapeHtml(choice.value) === value ? ' selected' : '';
      return `<option value="${escapeHtml(choice.value)}"${chosen}>${escapeHtml(choice.label)}</option>`;
    });
    return `<select ${attributes}>${options.join('')}</select>`;
  }
  if (kind === 'password') return `<input type="password" ${attributes}>`;
  // A browser drops the first line break after the tag.
  if (kind === 'textarea') return `<textarea ${attributes}>\n${value}</textarea>`;
  return `<input type="${kind}" ${attributes} value="${value}">`;
}
