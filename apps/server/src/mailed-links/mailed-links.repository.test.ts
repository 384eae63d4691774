import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { day, hour, minute } from '../clock.ts';
import type { MailedLinkPurpose } from '../database/account-tables.ts';
import { openDatabase } from '../database/open-database.ts';
import { tidyUp } from '../process/housekeeping.ts';
import { createInstallationKey } from '../secrets/installation-key.ts';
import { bothDatabases, freshDatabase } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import {
  addMailedLink,
  cancelMailedLinks,
  findMailedLink,
  mailableLinks,
  mailedToken,
  startLifetime,
  takeMailedLink,
} from './mailed-links.repository.ts';

const rounds = faultSize(5, 200);
const count = 50;
const start = Date.UTC(2026, 10, 2, 9);
const email = 'ama@adom.example';

describe.each(bothDatabases)('a mailed link on %s', (on) => {
  const open = async () => {
    const { database, place } = await freshDatabase(on);
    const key = createInstallationKey(randomBytes(32));
    const add = async (purpose: MailedLinkPurpose = 'password reset', now = start) => {
      const id = await addMailedLink(database, key, { purpose, email, now });
      return { id, token: mailedToken(key, id) };
    };
    const take = (token: string, now = start, purpose: MailedLinkPurpose = 'password reset') =>
      takeMailedLink(database, purpose, token, now);
    return { database, place, key, add, take };
  };

  test(
    'is used up by one of fifty concurrent requests to two servers',
    async () => {
      const { database, place, add } = await open();
      const second = openDatabase(place);
      onTestFinished(() => second.destroy());
      for (let round = 0; round < rounds; round += 1) {
        const { id, token } = await add();
        const tries = Array.from({ length: count }, (_, index) =>
          (index % 2 === 0 ? database : second)
            .transaction()
            .execute((transaction) => takeMailedLink(transaction, 'password reset', token, start + index)),
        );
        const won = (await Promise.all(tries)).filter((row) => row !== undefined);
        expect(won.map((row) => row.id)).toEqual([id]);
      }
    },
    10 * minute,
  );

  test('stays valid when the transaction that uses it fails', async () => {
    const { database, add, take } = await open();
    const { id, token } = await add();
    const failing = database.transaction().execute(async (transaction) => {
      expect(await takeMailedLink(transaction, 'password reset', token, start)).toMatchObject({ id });
      throw new Error('The password could not be set');
    });
    await expect(failing).rejects.toThrow('The password could not be set');
    expect(await take(token)).toMatchObject({ id, email });
    expect(await take(token)).toBeUndefined();
  });

  test('is refused with another token or for another purpose', async () => {
    const { database, key, add, take } = await open();
    const { id, token } = await add();
    expect(await take(mailedToken(key, 'another id'))).toBeUndefined();
    expect(await take(mailedToken(createInstallationKey(randomBytes(32)), id))).toBeUndefined();
    expect(await take(id)).toBeUndefined();
    expect(await take(token, start, 'new e-mail')).toBeUndefined();
    expect(await findMailedLink(database, 'sign-up', token, start)).toBeUndefined();
    expect(await take(token)).toMatchObject({ id });
  });

  test('is stored only as a hash', async () => {
    const { database, add } = await open();
    const { token } = await add();
    const row = await database.selectFrom('mailed_links').selectAll().executeTakeFirstOrThrow();
    expect(row.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    const outbox = await database.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify([row, outbox])).not.toContain(token);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    ['sign-up', 2 * day],
    ['password reset', hour],
    ['new e-mail', day],
    ['invitation', 3 * day],
  ] as const)(
    'for %s expires after its lifetime, counted from when its email was written',
    async (purpose, length) => {
      const { database, add, take } = await open();
      const written = start + 20 * hour;
      const { id, token } = await add(purpose);
      expect(await startLifetime(database, id, written)).toMatchObject({ id });
      expect(await findMailedLink(database, purpose, token, written + length)).toBeUndefined();
      expect(await take(token, written + length, purpose)).toBeUndefined();
      expect(await findMailedLink(database, purpose, token, written + length - 1)).toMatchObject({ id });
      expect(await take(token, written + length - 1, purpose)).toMatchObject({ id });
    },
  );

  test.each([
    ['sign-up', 2 * day],
    ['password reset', day],
    ['new e-mail', day],
    ['invitation', 3 * day],
  ] as const)('for %s can be emailed until it is too old, and not afterwards', async (purpose, length) => {
    const { database, add, take } = await open();
    const [late, fine] = [await add(purpose), await add(purpose)];
    const mailable = async (now: number) =>
      (await mailableLinks(database, now).execute()).map(({ id }) => id).sort();
    expect(await mailable(start + length)).toEqual([late.id, fine.id].sort());
    expect(await mailable(start + length + 1)).toEqual([]);
    await expect(startLifetime(database, late.id, start + length + 1)).rejects.toThrow('its link expired');
    expect(await startLifetime(database, fine.id, start + length)).toMatchObject({ id: fine.id });
    expect(await take(late.token, start + length, purpose)).toBeUndefined();
  });

  test('is not emailed after it was used', async () => {
    const { database, add, take } = await open();
    const used = await add();
    await take(used.token);
    expect(await startLifetime(database, used.id, start)).toBeUndefined();
    expect(await startLifetime(database, 'nothing', start)).toBeUndefined();
    expect(await mailableLinks(database, start).execute()).toEqual([]);
  });

  test('is cancelled with all others for the same address', async () => {
    const { database, add, take } = await open();
    const [first, second, other] = [await add('sign-up'), await add('sign-up'), await add('new e-mail')];
    await cancelMailedLinks(database, { email }, ['sign-up'], start);
    expect(await take(first.token, start, 'sign-up')).toBeUndefined();
    expect(await take(second.token, start, 'sign-up')).toBeUndefined();
    expect(await take(other.token, start, 'new e-mail')).toMatchObject({ id: other.id });
  });

  test('stays used when the clock jumps back', async () => {
    const { add, take } = await open();
    const { token } = await add();
    await take(token, start + minute);
    expect(await take(token, start - hour)).toBeUndefined();
  });

  test('that a clock far ahead created is refused once the clock is right', async () => {
    const { database, add, take } = await open();
    const ahead = start + 10 * day;
    const { id, token } = await add('password reset', ahead);
    await startLifetime(database, id, ahead);
    expect(await take(token, start)).toBeUndefined();
  });

  test('works with servers whose clocks differ by a minute', async () => {
    const { database, add, take } = await open();
    const { id, token } = await add('password reset', start + minute);
    await startLifetime(database, id, start - minute);
    expect(await take(token, start + minute)).toMatchObject({ id });
  });

  test('is deleted a day after it expires, with its sign-up', async () => {
    const { database, add } = await open();
    const [reset, signUp] = [await add(), await add('sign-up')];
    const person = { name: 'Ama', business: 'Adom', password_hash: 'hash', payment_method: null, plan: null };
    await database
      .insertInto('sign_ups')
      .values({ link_id: signUp.id, ...person })
      .execute();
    const left = async () =>
      (await database.selectFrom('mailed_links').select('id').execute()).map(({ id }) => id);
    await tidyUp(database, start + hour + day);
    expect((await left()).toSorted()).toEqual([reset.id, signUp.id].toSorted());
    await tidyUp(database, start + hour + day + 1);
    expect(await left()).toEqual([signUp.id]);
    await tidyUp(database, start + 3 * day + 1);
    expect(await left()).toEqual([]);
    expect(await database.selectFrom('sign_ups').selectAll().execute()).toEqual([]);
  });
});
