import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { createInstallationKey, readInstallationKey } from '../secrets/installation-key.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { addPerson, buildTestApp } from '../testing/app/build-test-app.ts';
import { bothDatabases } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { addAuthenticatorApp, codeLifetime } from '../testing/sign-in/authenticator-app.ts';
import { replaceBackupCodes } from './backup-codes.repository.ts';
import { verifyCode } from './check-code.ts';

const count = 50;
const timeout = faultSize(2 * minute, 40 * minute);

describe.each(bothDatabases)('a code on %s', (on) => {
  const withApp = async () => {
    const site = await buildTestApp({ on });
    const browser = openBrowser(site.app);
    await browser.login();
    const phone = await addAuthenticatorApp(browser, site.time);
    const key = readInstallationKey(site.config);
    const verify = async (code = '', { accountId = site.accountId, usedKey = key } = {}) => {
      for (;;) {
        try {
          const attempt = { accountId, code, now: site.time.now };
          const transaction = site.database.transaction();
          return await transaction.execute((within) => verifyCode(within, usedKey, attempt));
        } catch (error) {
          // A busy database refuses some callers, who try again.
          if (!isDatabaseAway(error)) throw error;
        }
      }
    };
    return {
      ...site,
      key,
      phone,
      verify,
      backupCodes: phone.backupCodes.map((code) => code.replace('-', '')),
    };
  };

  test('of the app is accepted once, also with concurrent attempts', { timeout }, async () => {
    const { time, phone, verify } = await withApp();
    for (let round = 0; round < faultSize(4, 200); round += 1) {
      const code = phone.codeAt(time.now);
      const kinds = await Promise.all(Array.from({ length: count }, () => verify(code)));
      expect(kinds.filter((kind) => kind === 'second factor')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === undefined)).toHaveLength(count - 1);
      time.now += codeLifetime;
    }
  });

  test('of the list is accepted once, also with concurrent attempts', { timeout }, async () => {
    const { database, accountId, key, verify } = await withApp();
    for (let list = 0; list < faultSize(1, 20); list += 1) {
      const codes = await database
        .transaction()
        .execute((transaction) => replaceBackupCodes(transaction, key, accountId));
      for (const code of codes) {
        const plain = code.replace('-', '');
        const kinds = await Promise.all(Array.from({ length: count }, () => verify(plain)));
        expect(kinds.filter((kind) => kind === 'backup code')).toHaveLength(1);
      }
    }
  });

  test('is refused after a later one was used', async () => {
    const { time, phone, verify } = await withApp();
    const [early, late] = [phone.codeAt(time.now), phone.codeAt(time.now + codeLifetime)];
    expect(await verify(late)).toBe('second factor');
    expect(await verify(early)).toBeUndefined();
    time.now += codeLifetime;
    expect(await verify(late)).toBeUndefined();
    // The clock jumps back, which must not make the code valid again.
    time.now -= 2 * codeLifetime;
    expect(await verify(phone.codeAt(time.now))).toBeUndefined();
  });

  test('is accepted for its own account only', async () => {
    const { database, time, phone, backupCodes, verify } = await withApp();
    const { accountId } = await addPerson(database, {
      email: 'neighbour@shop.example',
      business: 'Next door',
      now: time.now,
    });
    expect(await verify(phone.codeAt(time.now), { accountId })).toBeUndefined();
    expect(await verify(backupCodes[0], { accountId })).toBeUndefined();
    expect(await verify(phone.codeAt(time.now))).toBe('second factor');
  });

  test('is refused on a server with another installation key', async () => {
    const { time, phone, backupCodes, verify } = await withApp();
    const usedKey = createInstallationKey(Buffer.alloc(32, 7));
    expect(await verify(phone.codeAt(time.now), { usedKey })).toBeUndefined();
    expect(await verify(backupCodes[0], { usedKey })).toBeUndefined();
  });
});
