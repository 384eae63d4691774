import { describe, expect, test } from 'vitest';
import { hour, minute } from '../../../clock.ts';
import { ownerEmail } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { linkOf } from '../../../testing/email/mailed-links.ts';
import { tryPasswordReset } from '../../../testing/sign-in/try-password-reset.ts';

describe.each(databaseKinds)('a forgotten password on %s', (on) => {
  test('sends an email with a link to the configured origin', async () => {
    const { ask, mailsTo, events, accountId } = await tryPasswordReset(on);
    const poison = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example;proto=http',
      referer: 'https://evil.example/',
    };
    const answer = await ask(ownerEmail.toUpperCase(), poison);
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    const [mail, ...more] = await mailsTo(ownerEmail);
    expect(more).toEqual([]);
    const link = mail && linkOf(mail);
    expect(`${link?.origin}${link?.pathname}`).toBe('https://www.example.com/reset-password');
    expect(link?.hash).toMatch(/^#[\w-]{43}$/);
    expect(link?.search).toBe('');
    expect(mail?.text).toContain(link?.hash.slice(1));
    expect(`${mail?.html}${mail?.text}${JSON.stringify(mail?.headers)}`).not.toContain('evil.example');
    expect(await events()).toEqual([
      { event: 'password reset requested', account_id: accountId, session_id: null, detail: null },
    ]);
  });

  test('sends nothing to an unknown address, and records the request', async () => {
    const { ask, events, mailServer, app } = await tryPasswordReset(on);
    expect((await ask('nobody@adom.example')).statusCode).toBe(202);
    await app.outbox.sendDue();
    expect(mailServer.mails).toEqual([]);
    expect(await events()).toEqual([
      { event: 'password reset requested', account_id: null, session_id: null, detail: null },
    ]);
  });

  test('sends nothing for a disabled account', async () => {
    const { ask, mailsTo, database } = await tryPasswordReset(on);
    await database.updateTable('accounts').set({ disabled_at: 1 }).execute();
    expect((await ask()).statusCode).toBe(202);
    expect(await mailsTo(ownerEmail)).toEqual([]);
  });

  test('is limited to five an hour for one address; the links that went out still work', async () => {
    const { ask, mailsTo, tokenTo, reset, time } = await tryPasswordReset(on);
    const statuses = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await ask()).statusCode);
    expect(statuses).toEqual([...Array(5).fill(202), 429, 429]);
    const refused = await ask();
    expect(refused.headers['retry-after']).toBe('3600');
    expect(await mailsTo(ownerEmail)).toHaveLength(5);
    time.now += 59 * minute;
    expect((await reset(await tokenTo(ownerEmail))).statusCode).toBe(204);
  });

  test('is limited to thirty an hour for one network, regardless of forwarded addresses', async () => {
    const { ask, time } = await tryPasswordReset(on);
    const statuses = [];
    for (let index = 0; index < 32; index += 1) {
      const forged = { 'x-forwarded-for': `203.0.113.${index}` };
      statuses.push((await ask(`person${index}@adom.example`, forged)).statusCode);
    }
    expect(statuses).toEqual([...Array(30).fill(202), 429, 429]);
    time.now += hour;
    expect((await ask()).statusCode).toBe(202);
  });

  test('explains what is wrong with an invalid address', async () => {
    const { ask } = await tryPasswordReset(on);
    const answer = await ask('ama, kofi@adom.example');
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ field: 'email', message: 'Please enter a valid email' }],
    ]);
  });
});
