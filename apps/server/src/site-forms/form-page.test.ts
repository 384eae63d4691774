import { inLanguage } from '@accounting-site/content/languages/current-language';
import { phoneInvalid } from '@accounting-site/contract/fields/validation-messages';
import { expect, test } from 'vitest';
import { type FormPage, renderFormPage } from './form-page.ts';

const form: FormPage = {
  title: 'Request a demo',
  submit: 'Send',
  fields: [
    { name: 'email', label: 'Business email', kind: 'email', required: true },
    { name: 'phone', label: 'Phone number', help: 'With country code', kind: 'tel' },
  ],
  hidden: ['website'],
};
const action = '/api/site/demo-requests';
const problem = 'Some answers cannot be used.';

test('an error summary has the focus and links to each invalid field', () => {
  const page = renderFormPage(
    form,
    {},
    { action, problem, errors: [{ field: 'email', message: 'Email is <required>' }] },
  );
  expect(page).toMatch(/<div class="problems" role="alert" tabindex="-1" autofocus>/);
  expect(page).toContain('<li><a href="#email">Email is &lt;required&gt;</a></li>');
  expect(page).toContain('<title>Not sent yet: Request a demo</title>');
});

test('a form that visitors send links the terms and the privacy policy', () => {
  expect(renderFormPage({ ...form, terms: true }, {}, { action, problem })).toMatch(
    /<a href="\/terms">[^<]+<\/a>[^<]+<a href="\/privacy">[^<]+<\/a>[^<]*<\/p><\/form>/,
  );
  expect(renderFormPage(form, {}, { action, problem })).not.toContain('/terms');
});

test('an error without a visible field is shown without a link', () => {
  const errors = [{ field: 'website', message: 'Leave this empty' }];
  expect(renderFormPage(form, {}, { action, problem, errors })).toContain('<li>Leave this empty</li>');
  expect(renderFormPage(form, {}, { action, problem })).toContain(`<li>${problem}</li>`);
});

test('the server names all errors at once; the browser only checks a form with a password', () => {
  const password = { name: 'password', label: 'Password', kind: 'password' } as const;
  expect(renderFormPage(form, {}, { action, problem })).toContain(' novalidate>');
  const withPassword = { ...form, fields: [...form.fields, password] };
  expect(renderFormPage(withPassword, {}, { action, problem })).not.toContain('novalidate');
});

test('a field is linked to its help and its error', () => {
  const errors = [{ field: 'phone', message: phoneInvalid }];
  const page = renderFormPage(form, { phone: 'ring me' }, { action, problem, errors });
  expect(page).toContain(
    '<input type="tel" id="phone" name="phone" aria-invalid="true" aria-describedby="phone-help phone-problem" value="ring me">',
  );
  expect(page).toContain('<p class="help" id="phone-help">With country code</p>');
});

test('hidden fields are sent again if they were sent before', () => {
  expect(renderFormPage(form, { website: 'x' }, { action, problem })).toContain(
    '<input type="hidden" name="website" value="x">',
  );
  expect(renderFormPage(form, { website: '' }, { action, problem })).not.toContain('name="website"');
});

test('a password is never filled in again', () => {
  const password = { name: 'password', label: 'Password', kind: 'password', required: true } as const;
  const withPassword = { ...form, fields: [...form.fields, { ...password, autocomplete: 'new-password' }] };
  const page = renderFormPage(
    withPassword,
    { password: 'a canary', email: 'ama@shop.example' },
    { action, problem },
  );
  expect(page).toContain(
    '<input type="password" id="password" name="password" required autocomplete="new-password">',
  );
  expect(page).toContain('<h2>Not sent yet. Type your password again.</h2>');
  expect(page).toContain('value="ama@shop.example"');
  expect(page).not.toContain('a canary');
});

test('other ways are shown below the form, before the link home', () => {
  const page = renderFormPage(
    { ...form, links: [{ label: 'Sign up <again>', href: '/register' }] },
    {},
    { action, problem },
  );
  expect(page).toContain(
    '</form><p class="way"><a href="/register">Sign up &lt;again&gt;</a></p><p class="way"><a href="/">Go back home</a></p>',
  );
});

test('an error that sending again cannot fix is explained without the form', () => {
  const over = { ...form, links: [{ label: 'Sign up again', href: '/register' }] };
  const page = renderFormPage(
    over,
    { email: 'ama@shop.example' },
    { action, problem: 'Too <old>', isOver: true },
  );
  expect(page).toContain('<div class="problems" role="alert">Too &lt;old&gt;</div>');
  expect(page).toContain('<a href="/register">Sign up again</a>');
  expect(page).toContain('<title>Not sent: Request a demo</title>');
  expect(page).not.toMatch(/<form|ama@shop/);
});

test('the links of a French form lead to French pages', () => {
  const links = [{ label: 'Se connecter', href: '/login' }];
  const page = inLanguage('fr', () => renderFormPage({ ...form, links }, {}, { action, problem }));
  expect(page).toContain('<a href="/fr/login">Se connecter</a>');
  expect(page).toContain('<a href="/fr">');
});
