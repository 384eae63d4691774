import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { day, minute } from '../../../clock.ts';
import { tidyUp } from '../../../process/housekeeping.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { noticeSubject, unknownDevice } from '../../../testing/email/mail-subjects.ts';
import { openMailbox } from '../../../testing/email/mailed-links.ts';
import { receiveMail } from '../../../testing/email/receive-mail.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

describe.each(databaseKinds)('a browser that signs in, on %s,', (on) => {
  const open = async () => {
    const { mailServer, environment } = await receiveMail();
    const test = await buildTestApp({ on, environment });
    const mailbox = openMailbox(test.app, mailServer);
    /** Signs in with the browser's cookies from the last time, and returns its cookies afterwards. */
    const signIn = async (kept = '', { agent = chrome, email = ownerEmail } = {}) => {
      const headers = { 'user-agent': agent, ...(kept !== '' && { cookie: `__Host-device=${kept}` }) };
      const credentials = { email, password: ownerPassword };
      const answer = await openBrowser(test.app).send('POST', '/api/api/login', credentials, headers);
      expect(answer.statusCode).toBe(200);
      return answer.cookies.find(({ name }) => name === '__Host-device')?.value ?? '';
    };
    const notices = async () =>
      (await mailbox.mailsTo(ownerEmail)).filter(({ subject }) => subject === noticeSubject('new device'));
    return { ...test, signIn, notices };
  };

  test('sends no notice at the first sign-in of an account, nor when it returns', async () => {
    const { signIn, notices, time } = await open();
    const kept = await signIn();
    time.now += 20 * day;
    expect(await signIn(kept)).toBe(kept);
    expect(await signIn(kept, { agent: firefox })).toBe(kept);
    expect(await notices()).toEqual([]);
  });

  test('sends one notice when it is new, with its name and the time', async () => {
    const { signIn, notices, time } = await open();
    const kept = await signIn();
    time.now += 5 * minute;
    const other = await signIn('', { agent: firefox });
    expect(other).not.toBe(kept);
    const [mail, ...more] = await notices();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Firefox on Windows');
    expect(mail?.text).toContain('2 November 2026 at 09:05 GMT');
    expect(mail?.html).toContain('href="https://www.example.com/forgot-password"');
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    await signIn(other, { agent: firefox });
    await signIn(kept);
    expect(await notices()).toHaveLength(1);
  });

  test('wakes the outbox immediately when it is new, and not when it is known', async () => {
    const { app, signIn } = await open();
    const kept = await signIn();
    const wake = vi.spyOn(app.outbox, 'wake');
    await signIn(kept);
    expect(wake).not.toHaveBeenCalled();
    await signIn('', { agent: firefox });
    expect(wake).toHaveBeenCalledOnce();
  });

  test('sends a notice also with an unreadable user agent', async () => {
    const { signIn, notices } = await open();
    await signIn();
    await signIn('', { agent: 'x'.repeat(600) });
    const [mail] = await notices();
    expect(mail?.text).toContain(unknownDevice);
  });

  test('is new to each account separately', async () => {
    const { signIn, notices, database, time } = await open();
    const kofi = { email: 'kofi@other.example', business: 'Another shop' };
    await addPerson(database, { ...kofi, now: time.now });
    const theirs = await signIn('', kofi);
    const own = await signIn();
    await signIn(own, kofi);
    await signIn(theirs);
    expect(await notices()).toHaveLength(1);
  });

  test('is new after a long absence, when its sessions are deleted', async () => {
    const { signIn, notices, database, time } = await open();
    const kept = await signIn();
    time.now += 200 * day;
    await tidyUp(database, time.now);
    expect(await database.selectFrom('sessions').select('id').execute()).toEqual([]);
    await signIn(kept);
    expect(await notices()).toEqual([]);
    time.now += 200 * day;
    await tidyUp(database, time.now);
    await signIn();
    expect(await notices()).toHaveLength(1);
  });

  test.each([
    ['another shape', '"><script>'],
    ['another length', 'x'.repeat(44)],
  ])('gets a new secret in place of one of %s', async (_what, planted) => {
    const { signIn, database } = await open();
    const kept = await signIn(planted);
    expect(kept).toMatch(/^[\w-]{43}$/);
    const rows = await database.selectFrom('known_devices').select('device_hash').execute();
    expect(rows).toEqual([{ device_hash: createHash('sha256').update(kept).digest('hex') }]);
  });

  test('keeps a cookie for 400 days that scripts and other sites cannot read', async () => {
    const { app } = await open();
    const answer = await openBrowser(app).login();
    expect(answer.cookies.find(({ name }) => name === '__Host-device')).toEqual({
      name: '__Host-device',
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      maxAge: 400 * 24 * 60 * 60,
    });
  });

  test('keeps its cookie when it signs out', async () => {
    const { app } = await open();
    const browser = openBrowser(app);
    await browser.login();
    const names = (await browser.logout()).cookies.map(({ name }) => name);
    expect(names).toEqual(['__Host-refresh']);
  });
});
