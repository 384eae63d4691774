import { expect, test } from 'vitest';
import { guessesPerAccount } from '../../../authentication/guessing-limits.ts';
import { hour } from '../../../clock.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { sendPlainForm } from '../../../testing/app/send-form.ts';
import { openMailbox } from '../../../testing/email/mailed-links.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';

const confirmPath = '/api/api/account/email/confirm';
const newEmail = 'ama@adom.example';
const kofi = { email: 'kofi@other.example', business: 'Another shop' };

/** The owner has typed a new address, and a browser without a session has the link that was sent there. */
async function open() {
  const { mailServer, environment } = await receiveMail();
  const test = await buildTestApp({ environment });
  const mailbox = openMailbox(test.app, mailServer);
  const owner = openBrowser(test.app);
  await owner.login();
  await owner.send('PUT', '/api/api/account/email', { email: newEmail });
  const token = await mailbox.tokenTo(newEmail);
  const stranger = openBrowser(test.app);
  const confirm = (password?: string, browser = stranger) =>
    browser.send('POST', confirmPath, { token, ...(password !== undefined && { password }) });
  const storedEmail = async () => {
    const { email } = await test.database
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', test.accountId)
      .executeTakeFirstOrThrow();
    return email;
  };
  return { ...test, ...mailbox, owner, token, confirm, storedEmail };
}

test('the stranger who reads a mistyped address cannot confirm it, and uses up no link', async () => {
  const { confirm, storedEmail, database } = await open();
  for (const [password, message] of [
    [undefined, 'Password is required'],
    ['', 'Password is required'],
    ['a guess of the stranger', 'This is not your password'],
  ] as const) {
    const answer = await confirm(password);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field: 'password', message }]]);
  }
  expect(await storedEmail()).toBe(ownerEmail);
  const events = await database.selectFrom('audit_events').select('event').execute();
  expect(events.filter(({ event }) => event === 'reauthentication failed')).toHaveLength(1);
  expect((await confirm(ownerPassword)).statusCode).toBe(204);
  expect(await storedEmail()).toBe(newEmail);
});

test('wrong passwords are limited together with those of the sign-in', async () => {
  const { app, confirm, storedEmail } = await open();
  for (let count = 0; count < guessesPerAccount.points; count += 1) await confirm('a guess of the stranger');
  const answer = await confirm(ownerPassword);
  expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect((await openBrowser(app).login()).statusCode).toBe(429);
  expect(await storedEmail()).toBe(ownerEmail);
});

test('a right password takes back the guesses', async () => {
  const { app, confirm } = await open();
  for (let count = 1; count < guessesPerAccount.points; count += 1) await confirm('a mistyped one');
  expect((await confirm(ownerPassword)).statusCode).toBe(204);
  expect((await openBrowser(app).login({ email: newEmail })).statusCode).toBe(200);
});

test('a browser that is signed in to the account needs no password', async () => {
  const { confirm, owner, storedEmail, hashing } = await open();
  const before = hashing.count;
  expect((await confirm('', owner)).statusCode).toBe(204);
  expect([await storedEmail(), hashing.count - before]).toEqual([newEmail, 0]);
});

test('a session of another account, or one that has ended, is not enough', async () => {
  const { app, database, time, confirm, owner, storedEmail } = await open();
  await addPerson(database, { ...kofi, now: time.now });
  const other = openBrowser(app);
  await other.login(kofi);
  expect((await confirm('', other)).statusCode).toBe(422);
  time.now += hour;
  expect((await confirm('', owner)).statusCode).toBe(422);
  expect(await storedEmail()).toBe(ownerEmail);
});

test('an account without a password is told to sign in first, and then needs nothing else', async () => {
  const { database, accountId, confirm, owner, storedEmail } = await open();
  await database.updateTable('accounts').set({ password_hash: '' }).where('id', '=', accountId).execute();
  for (const password of ['', ownerPassword]) {
    const answer = await confirm(password);
    expect([answer.statusCode, answer.json().error]).toEqual([
      422,
      'Your account has no password. Sign in first, then open the link again',
    ]);
  }
  expect((await confirm('', owner)).statusCode).toBe(204);
  expect(await storedEmail()).toBe(newEmail);
});

test('a plain form in French asks for the password and keeps the code', async () => {
  const { app, token, storedEmail } = await open();
  const send = (password: string) =>
    sendPlainForm(app, `${confirmPath}?language=fr`, { token: ` ${token}\n`, password });
  for (const [password, message] of [
    ['', 'Le mot de passe est obligatoire'],
    ['une erreur', 'Ce n’est pas votre mot de passe'],
  ] as const) {
    const refused = await send(password);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(message);
    expect(refused.body).toContain('Vous pouvez laisser ce champ vide');
    expect(refused.body).toMatch(new RegExp(`name="token"[^>]* value=" ?${token}`));
    expect(refused.body).not.toContain('une erreur');
  }
  const answer = await send(ownerPassword);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/fr/confirm-email/done']);
  expect(await storedEmail()).toBe(newEmail);
});
