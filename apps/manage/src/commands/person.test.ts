import { findAccount } from '@accounting-site/server/accounts/accounts.repository';
import { adoptLeads } from '@accounting-site/server/features/site/leads/adopt-leads';
import { readPromise } from '@accounting-site/server/features/site/leads/answer-promise';
import { addNote, changeLead } from '@accounting-site/server/features/site/leads/change-lead';
import { saveInventoryItems } from '@accounting-site/server/inventory/inventory.repository';
import { openBrowser } from '@accounting-site/server/testing/app/browser';
import { addPerson } from '@accounting-site/server/testing/app/build-test-app';
import { sendJson } from '@accounting-site/server/testing/app/send-form';
import { tablesWith } from '@accounting-site/server/testing/database/dump-database';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { addAuthenticatorApp } from '@accounting-site/server/testing/sign-in/authenticator-app';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

const email = 'ama.k@shop.example';
const phone = '+233 24 123 4567';

describe.each(databaseKinds)('the commands about a person on %s', (on) => {
  /** Ama has a demo request, a webinar registration, an account and a password reset. So has Kofi. */
  const open = async () => {
    const test = await manageFor(on);
    const { app, database, time } = test;
    const shop = async (name: string, address: string, number: string) => {
      const { accountId, businessId } = await addPerson(database, {
        email: address.toLowerCase(),
        business: `${name}’s shop`,
        now: time.now,
      });
      const item = { name: 'Gari', sku: `${name}-1`, unit: 'bag', quantity: 1, pricePesewas: 1 };
      await saveInventoryItems(database, businessId, [item], time.now);
      await sendJson(app, '/api/site/demo-requests', {
        name,
        email: address,
        phone: number,
        message: 'Hello',
      });
      const registration = {
        id: `seat-${number.replaceAll(' ', '')}`,
        webinar_id: 'w',
        occurrence_start: time.now,
        registered_at: time.now,
      };
      await database
        .insertInto('webinar_registrations')
        .values({ ...registration, name, email: address.toLowerCase(), suspected: 0 })
        .execute();
      const browser = openBrowser(app);
      await browser.login({ email: address.toLowerCase() });
      await addAuthenticatorApp(browser, time);
      await browser.send('PUT', '/api/api/alert-settings', { threshold_quantity: 7 });
      await browser.send('POST', '/api/api/forgot-password', { email: address.toLowerCase() });
      return { accountId, businessId, browser };
    };
    // No random code of an account contains a space, so a trace of the name is one of the person.
    const ama = await shop('Ama K.', 'Ama.K@shop.example', '024 123 4567');
    const kofi = await shop('Kofi', 'kofi@shop.example', '020 123 4567');
    const places = (text: string) => tablesWith(database, text);
    return { ...test, ama, kofi, places };
  };

  test("export prints the person's data from every table, without secrets", async () => {
    const { tell, ama, database } = await open();
    const { tables } = JSON.parse(await tell('person', 'export', 'AMA.K@shop.example'));
    expect(Object.keys(tables).sort()).toEqual(
      [
        ...['accounts', 'alert_settings', 'audit_events', 'authenticators', 'backup_codes', 'businesses'],
        ...['demo_requests', 'inventory_items', 'known_devices', 'mailed_links', 'notices', 'outbox'],
        ...['refresh_tokens', 'sessions', 'webinar_registrations'],
      ].sort(),
    );
    expect(tables.accounts).toEqual([expect.objectContaining({ email, id: ama.accountId })]);
    expect(tables.demo_requests).toEqual([
      expect.objectContaining({ name: 'Ama K.', received_at: '2026-11-02T09:00:00.000Z', message: 'Hello' }),
    ]);
    expect(tables.inventory_items).toEqual([expect.objectContaining({ sku: 'Ama K.-1' })]);
    const printed = JSON.stringify(tables);
    expect(printed).not.toContain('Kofi');
    const { password_hash } = await database
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', ama.accountId)
      .executeTakeFirstOrThrow();
    expect(printed).not.toContain(password_hash);
    expect(await tell('audit')).toMatch(/person exported +ama\.k@shop\.example +command line/);
  });

  test('erase says what it did with each table, and leaves nothing of the person', async () => {
    const { tell, ama, kofi, places } = await open();
    const before = await tell('person', 'export', 'kofi@shop.example');
    const said = await tell('person', 'erase', 'Ama.K@shop.example', '--yes');
    expect(said).toMatch(/accounts +1 +deleted/);
    expect(said).toMatch(/audit_events +\d+ +client_address emptied: kept to look into attacks/);
    expect(said).toMatch('Not erased: backups, logs, emails that were sent.');
    for (const trace of ['Ama K.', 'ama.k', ama.businessId, '024 123 4567']) {
      expect([trace, await places(trace)]).toEqual([trace, []]);
    }
    expect(await places(ama.accountId)).toEqual(['audit_events']);
    expect((await ama.browser.send('GET', '/api/api/account')).statusCode).toBe(401);
    const after = JSON.parse(await tell('person', 'export', 'kofi@shop.example'));
    expect(after.tables).toEqual({
      ...JSON.parse(before).tables,
      audit_events: [
        ...JSON.parse(before).tables.audit_events,
        expect.objectContaining({ event: 'person exported' }),
      ],
    });
    expect((await kofi.browser.send('GET', '/api/api/account')).statusCode).toBe(200);
    expect(await tell('person', 'erase', 'Ama.K@shop.example')).toBe(
      'The database holds nothing about Ama.K@shop.example.',
    );
  });

  test('erase asks for a word first, and keeps a business that has other users', async () => {
    const { manage, tell, said, ama, database, time, places } = await open();
    const esi = { email: 'esi@shop.example', business: 'Ama K.’s shop', role: 'accountant' };
    const { accountId } = await addPerson(database, { ...esi, now: time.now });
    const roleOfEsi = async () => (await findAccount(database, accountId))?.role;
    expect(await manage(['person', 'erase', email], 'no')).toBe(1);
    expect(said[0]).toMatch(/demo_requests +1 +deleted/);
    expect(said[1]).toMatch(/^\nLead +Kind +Received \(UTC\)\nAma K\. +demo +2026-11-02 09:00\n$/);
    expect(said[2]).toBe('esi@shop.example becomes the owner of the business.');
    expect(said.at(-1)).toMatch('Nothing was changed. To go on, type erase');
    expect(await places('ama.k')).not.toEqual([]);
    expect(await roleOfEsi()).toBe('accountant');
    expect(await manage(['person', 'erase', email], 'erase')).toBe(0);
    expect(await roleOfEsi()).toBe('owner');
    expect(await places('ama.k')).toEqual([]);
    expect(await places(ama.businessId)).toEqual([
      'accounts',
      'alert_settings',
      'businesses',
      'inventory_items',
    ]);
    expect(await tell('audit')).toMatch('person erased');
  });

  test('a phone number in any format finds its demo requests', async () => {
    const { tell, places } = await open();
    for (const typed of [phone, '0241234567', '00233241234567']) {
      const { tables } = JSON.parse(await tell('person', 'export', typed));
      expect(Object.keys(tables)).toEqual(['outbox', 'demo_requests']);
    }
    await tell('person', 'erase', ...phone.split(' '), '--yes');
    expect(await places('024 123 4567')).toEqual([]);
    expect(await places(email)).not.toEqual([]);
  });

  test('cover leads of every kind with their history, and find one by its phone number alone', async () => {
    const { tell, database, time, places } = await open();
    await adoptLeads(database, readPromise);
    const text = { company: '', message: '', suspected: 0, search_text: 'ama', idempotency_key: null };
    const lead = { received_at: time.now, name: 'Ama K.', ...text };
    await database
      .insertInto('demo_requests')
      .values([
        { ...lead, id: 'call', kind: 'call', email: '', phone: '0241234567', phone_number: '+233241234567' },
        { ...lead, id: 'hosting', kind: 'self-hosting', email, phone: '', phone_number: '' },
      ])
      .execute();
    const staff = { email: 'efua@sikabooks.example', business: 'The company', role: 'staff', now: time.now };
    const { accountId } = await addPerson(database, staff);
    const leads = await database.selectFrom('demo_requests').select(['id', 'name']).execute();
    for (const { id, name } of leads) {
      await addNote(
        database,
        id,
        { text: `${name} has two shops`, key: `note ${id}` },
        {
          ...{ at: time.now, request: 'command line', accountId },
        },
      );
    }
    const exported = async (...who: string[]) => JSON.parse(await tell('person', 'export', ...who)).tables;
    const kinds = ({ demo_requests }: { demo_requests: { kind: string }[] }) =>
      demo_requests.map(({ kind }) => kind).toSorted();
    expect(kinds(await exported(email))).toEqual(['demo', 'self-hosting', 'webinar']);
    expect(kinds(await exported(phone))).toEqual(['call', 'demo']);
    expect((await exported(phone)).lead_events).toEqual(
      Array(2).fill({ at: new Date(time.now).toISOString(), kind: 'note', text: 'Ama K. has two shops' }),
    );
    expect(await tell('person', 'erase', phone, '--yes')).toMatch(/lead_events +2 +deleted/);
    expect(await tell('person', 'erase', email, '--yes')).toMatch(/demo_requests +2 +deleted/);
    expect(await places('Ama K. has')).toEqual([]);
    expect((await database.selectFrom('lead_events').select('text').execute()).length).toBe(2);
  });

  test('find a lead by what staff have corrected, with the registration of its webinar', async () => {
    const { tell, database, time, places } = await open();
    await adoptLeads(database, readPromise);
    const source = { at: time.now, request: 'command line' } as const;
    const contact = { email: 'ama@new.example', phone: '027 123 4567' };
    const leads = await database.selectFrom('demo_requests').selectAll().where('email', '=', email).execute();
    for (const { id } of leads) expect(await changeLead(database, id, { contact }, source)).toBe(true);
    const exported = async (...who: string[]) => JSON.parse(await tell('person', 'export', ...who)).tables;
    for (const who of [email, contact.email, contact.phone]) {
      const { lead_events, webinar_registrations } = await exported(who);
      expect(lead_events[0]).toMatchObject({ kind: 'contact details', text: expect.stringContaining(email) });
      expect(webinar_registrations).toHaveLength(1);
    }
    await tell('person', 'erase', contact.email, '--yes');
    expect(await places(contact.email)).toEqual([]);
    expect(await places('ama.k')).not.toContain('webinar_registrations');
    expect(await places('ama.k')).not.toContain('lead_events');
  });

  test('erase finds an address in any letter case', async () => {
    const { tell, database } = await open();
    await database.updateTable('demo_requests').set({ email: 'Ésinam@SHOP.example' }).execute();
    expect(await tell('person', 'erase', 'ÉSINAM@shop.example', '--yes')).toMatch(
      /demo_requests +2 +deleted/,
    );
  });

  test('erase leaves no name of a member of staff in the histories of leads', async () => {
    const { manage, said, tell, database, time, places } = await open();
    const staff = { email: 'efua@sikabooks.example', business: 'The company', role: 'staff', now: time.now };
    const { accountId: owner } = await addPerson(database, staff);
    await database.updateTable('accounts').set({ name: 'Efua M.' }).where('id', '=', owner).execute();
    const leads = await database.selectFrom('demo_requests').select('id').execute();
    const source = { at: time.now, request: 'command line' } as const;
    for (const { id } of leads) expect(await changeLead(database, id, { owner }, source)).toBe(true);
    expect(await manage(['person', 'erase', staff.email, '--yes'])).toBe(1);
    expect(said.at(-1)).toMatch('Remove them at /staff/members first');
    expect(await places('Efua M.')).toEqual(['accounts']);
    // As a removal does.
    await database.updateTable('accounts').set({ role: 'accountant' }).where('id', '=', owner).execute();
    await tell('person', 'erase', staff.email, '--yes');
    expect(await places('Efua M.')).toEqual([]);
    expect(await database.selectFrom('lead_events').select('kind').execute()).toHaveLength(leads.length);
  });

  test.each([[[]], [['Ama']], [['ama@shop.example', 'kofi@shop.example']]])(
    '%j is not accepted as a person',
    async (words) => {
      const { manage, said } = await manageFor(on);
      expect(await manage(['person', 'export', ...words])).toBe(1);
      expect(said[0]).toMatch('Name one email address or one phone number.');
    },
  );
});
