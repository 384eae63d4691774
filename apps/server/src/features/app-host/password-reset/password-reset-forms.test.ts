import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../../../http/escape-html.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { ownerEmail } from '../../../testing/app/build-test-app.ts';
import { sendPlainForm } from '../../../testing/app/send-form.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import {
  forgotPath,
  newPassword,
  resetPath,
  tryPasswordReset,
} from '../../../testing/sign-in/try-password-reset.ts';
import { forgotPasswordForm, resetPasswordForm } from './password-reset-forms.ts';

/** The heading of a form, as content/ words it. */
const headingOf = ({ title }: { title: string }) => `<h1>${escapeHtml(title)}</h1>`;

describe.each(databaseKinds)('a new password without script on %s', (on) => {
  test('goes from page to page', async () => {
    const { app, tokenTo } = await tryPasswordReset(on);
    for (const email of [ownerEmail, 'nobody@adom.example']) {
      const asked = await sendPlainForm(app, forgotPath, { email });
      expect([asked.statusCode, asked.headers.location]).toEqual([303, '/forgot-password/check-mail']);
    }
    const token = await tokenTo(ownerEmail);
    const done = await sendPlainForm(app, resetPath, { token: ` ${token} `, password: newPassword });
    expect([done.statusCode, done.headers.location]).toEqual([303, '/reset-password/done']);
    expect((await openBrowser(app).login({ password: newPassword })).statusCode).toBe(200);
  });

  test('that is refused shows the form again with the code and without the password', async () => {
    const { app, askForToken } = await tryPasswordReset(on);
    const token = await askForToken();
    const weak = await sendPlainForm(app, resetPath, { token, password: 'adom provisions' });
    expect(weak.statusCode).toBe(422);
    expect(weak.body).toContain(headingOf(resetPasswordForm()));
    expect(weak.body).toMatch(/<a href="#password">This password contains your name/);
    expect(weak.body).toContain(`value="${token}"`);
    expect(weak.body).not.toContain('adom provisions');
    await sendPlainForm(app, resetPath, { token, password: newPassword });
    const over = await sendPlainForm(app, resetPath, { token, password: newPassword });
    expect(over.statusCode).toBe(410);
    const [again] = resetPasswordForm().links ?? [];
    expect(over.body).toContain(
      `<p class="way"><a href="/forgot-password">${escapeHtml(again?.label ?? '')}</a></p>`,
    );
  });

  test('is requested with an address, which the form keeps', async () => {
    const { app } = await tryPasswordReset(on);
    const answer = await sendPlainForm(app, forgotPath, { email: 'ama at adom' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(headingOf(forgotPasswordForm()));
    expect(answer.body).toContain('<h2>Not sent yet. What you typed is still here.</h2>');
    expect(answer.body).toContain('value="ama at adom"');
  });
});
