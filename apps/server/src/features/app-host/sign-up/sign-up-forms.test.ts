import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../../../http/escape-html.ts';
import type { FormPage } from '../../../site-forms/form-page.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { sendPlainForm } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { confirmPath, kofi, signUpPath, trySignUp } from '../../../testing/sign-in/try-sign-up.ts';
import { confirmSignUpForm, signUpForm } from './sign-up-forms.ts';

/** A label of a form, as content/ words it. */
function labelIn({ fields }: FormPage, name: string): string {
  const { label = '' } = fields.find((field) => field.name === name) ?? {};
  return `<label for="${name}">${escapeHtml(label)}</label>`;
}

describe.each(databaseKinds)('a trial without script on %s', (on) => {
  test('goes from page to page, and creates no session', async () => {
    const { app, tokenTo, accounts, database } = await trySignUp(on);
    const asked = await sendPlainForm(app, signUpPath, { ...kofi, paymentMethod: 'card' });
    expect([asked.statusCode, asked.headers.location, asked.body]).toEqual([303, '/register/check-mail', '']);
    const token = `  ${await tokenTo(kofi.email)}\r\n`;
    const confirmed = await sendPlainForm(app, confirmPath, { token, password: kofi.password });
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/register/done']);
    expect(confirmed.cookies).toEqual([]);
    expect(await accounts()).toEqual([expect.objectContaining({ email: kofi.email })]);
    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

test('a French trial without script ends on a French page', async () => {
  const { app, tokenTo } = await trySignUp('SQLite');
  const inFrench = (path: string) => `${path}?language=fr`;
  const asked = await sendPlainForm(app, inFrench(signUpPath), kofi);
  expect(asked.headers.location).toBe('/fr/register/check-mail');
  const fields = { token: await tokenTo(kofi.email), password: kofi.password };
  const confirmed = await sendPlainForm(app, inFrench(confirmPath), fields);
  expect(confirmed.headers.location).toBe('/fr/register/done');
});

describe('the form of a trial that is not accepted', () => {
  test('is shown again with everything but the password, with the text of its page', async () => {
    const { app } = await buildTestApp();
    const sent = {
      ...kofi,
      name: 'Kofi "<b>"',
      password: 'password1234',
      paymentMethod: 'card',
      plan: 'annually',
    };
    const answer = await sendPlainForm(app, signUpPath, sent);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain(`<h1>${escapeHtml(signUpForm().title)}</h1>`);
    expect(answer.body).toContain('<form method="post" action="/api/api/register">');
    expect(answer.body).toContain('value="Kofi &quot;&lt;b&gt;&quot;"');
    expect(answer.body).toContain(labelIn(signUpForm(), 'business'));
    expect(answer.body).toContain(`value="${kofi.email}"`);
    expect(answer.body).toContain('<input type="hidden" name="paymentMethod" value="card">');
    expect(answer.body).toContain('<input type="hidden" name="plan" value="annually">');
    expect(answer.body).toMatch(/<a href="#password">This password is common/);
    expect(answer.body).toMatch(/<p class="help" id="password-help">12 characters or more\./);
    expect(answer.body).not.toContain('password1234');
  });

  test('can be sent again as it is shown, also without a payment method', async () => {
    const { app } = await buildTestApp();
    const answer = await sendPlainForm(app, signUpPath, { ...kofi, password: 'password1234' });
    const names = [...answer.body.matchAll(/<input [^>]*name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['name', 'business', 'email', 'password']);
  });

  test('asks for missing fields, including the code of the email', async () => {
    const { app } = await buildTestApp();
    const answer = await sendPlainForm(app, confirmPath, { token: '', password: '' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(labelIn(confirmSignUpForm(), 'token'));
    expect(answer.body).toMatch(/<a href="#token">Please open the link in the email again/);
    expect(answer.body).toContain('<a href="#password">Password is required</a>');
  });

  test('says what to do instead when its link does not work', async () => {
    const { app } = await buildTestApp();
    const token = 'x'.repeat(43);
    const answer = await sendPlainForm(app, confirmPath, { token, password: kofi.password });
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain('This link was used already, or is too old.');
    const ways = confirmSignUpForm().links ?? [];
    expect(ways.map(({ href }) => href)).toEqual(['/register', '/login']);
    for (const { href, label } of ways)
      expect(answer.body).toContain(`<p class="way"><a href="${href}">${escapeHtml(label)}</a></p>`);
    expect(answer.body).not.toMatch(/<form|seven green/);
  });

  test('is refused from a page of another site', async () => {
    const { app, database } = await buildTestApp();
    const answer = await sendPlainForm(app, signUpPath, kofi, { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
    expect(await database.selectFrom('mailed_links').selectAll().execute()).toEqual([]);
  });

  test('is accepted by few endpoints: signing in accepts no plain form', async () => {
    const { app } = await buildTestApp();
    const { email, password } = kofi;
    expect((await sendPlainForm(app, '/api/api/login', { email, password })).statusCode).toBe(415);
  });
});
