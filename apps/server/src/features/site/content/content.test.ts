import { describe, expect, test, vi } from 'vitest';
import { takeLock } from '../../../publishing/publisher/publishers.repository.ts';
import type { TestBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../../../testing/database/fresh-database.ts';
import {
  article,
  articleText,
  makeContent,
  team,
  teamText,
  writeTo,
} from '../../../testing/publishing/content-folder.ts';
import { signInAs } from '../../../testing/sign-in/sign-in-as.ts';

const content = '/api/site/staff/content';
const entryAt = (path: string) => `${content}/entry?path=${path}`;

async function open(on: DatabaseKind) {
  const { content: folder } = makeContent();
  const site = await buildTestApp({ on, replace: { contentFolder: () => folder } });
  const [ama, kofi] = [await signInAs(site, 'editor'), await signInAs(site, 'admin')];
  const read = async (path: string, browser = ama) => (await browser.send('GET', entryAt(path))).json();
  const save = async (path: string, body: object, browser: TestBrowser = ama) =>
    browser.send('PUT', `${content}/entry`, { path, basedOn: (await read(path)).version, ...body });
  const events = async () =>
    (
      await site.database
        .selectFrom('audit_events')
        .innerJoin('accounts', 'accounts.id', 'account_id')
        .select(['email', 'event', 'detail'])
        .where('event', 'like', 'draft%')
        .execute()
    )
      .map(({ email, event, detail }) => `${email.split('@')[0]}: ${event}: ${detail}`)
      .toSorted();
  return { ...site, folder, ama, kofi, read, save, events };
}

describe.each(databaseKinds)('drafts of the content on %s', (on) => {
  test('are listed by group, with their author, beside what is published', async () => {
    const { ama, save, events } = await open(on);
    expect((await save(article, { body: 'Open Sales, then New.\n' })).statusCode).toBe(422);
    const saved = await save(article, {
      fields: { title: 'Create an invoice', order: 1 },
      body: 'Open Sales, then New.\n',
    });
    expect(saved.json()).toMatchObject({
      state: 'changed',
      group: 'help',
      format: 'markdown',
      removable: true,
      current: { text: articleText.replace('Sales.', 'Sales, then New.') },
      published: { text: articleText, fields: { title: 'Create an invoice' }, body: 'Open Sales.\n' },
      draft: { by: { name: 'editor' }, errors: 0, checked: false },
      errors: [],
      conflict: false,
    });
    const { groups, publisher } = (await ama.send('GET', content)).json();
    expect(publisher).toBe(false);
    const help = groups.find(({ id }: { id: string }) => id === 'help');
    expect(help).toMatchObject({ adds: 'help article', entries: [{ path: article, state: 'changed' }] });
    expect(groups.find(({ id }: { id: string }) => id === 'team').entries).toMatchObject([
      { path: team, title: 'Team', state: 'published', draft: null },
    ]);
    expect(await events()).toEqual([`editor: draft saved: ${article}`]);
  });

  test('keep comments and the order of fields, and disappear when they equal what is published', async () => {
    const { ama, read, save } = await open(on);
    const fields = { members: [{ role: 'Bookkeeper', name: 'Esi Quaye' }] };
    const { current } = (await save(team, { fields })).json();
    expect(current.text).toBe(teamText.replace('Accountant', 'Bookkeeper'));
    const { drafts } = (await ama.send('GET', `${content}/drafts`)).json();
    expect(drafts).toMatchObject([
      {
        path: team,
        changes: [{ field: 'members.0.role', before: 'Accountant', after: 'Bookkeeper' }],
      },
    ]);
    await save(team, { text: teamText });
    expect(await read(team)).toMatchObject({ state: 'published', draft: null });
  });

  test('disappear with their comments kept when what was removed is put back', async () => {
    const { folder, read, save } = await open(on);
    writeTo(folder, team, `${teamText}# Ask her first.\nphoto: 'esi'\n`);
    const { fields } = (await read(team)).current;
    expect((await save(team, { fields: { members: fields.members } })).json().state).toBe('changed');
    expect((await save(team, { fields })).json()).toMatchObject({ state: 'published', draft: null });
  });

  test('of a file with a mistake can be saved in the form after the mistake is fixed as text', async () => {
    const { folder, save } = await open(on);
    writeTo(folder, team, 'members: [\n');
    await save(team, { text: teamText });
    const saved = await save(team, { fields: { members: [] } });
    expect(saved.json()).toMatchObject({ current: { fields: { members: [] } } });
  });

  test('keep their article when only fields are sent', async () => {
    const { save } = await open(on);
    const fields = { title: 'Create an invoice', order: 1 };
    await save(article, { fields, body: 'Open Sales, then New.\n' });
    const { current } = (await save(article, { fields: { ...fields, order: 2 } })).json();
    expect(current).toMatchObject({ fields: { order: 2 }, body: 'Open Sales, then New.\n' });
  });

  test('are not replaced by someone who has not seen them', async () => {
    const { kofi, read, save } = await open(on);
    const opened = await read(team, kofi);
    await save(team, { text: `${teamText}# Ama\n` });
    const mine = { basedOn: opened.version, text: `${teamText}# Kofi\n` };
    const refused = await save(team, mine, kofi);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      detail: expect.stringContaining('editor saved this entry'),
    });
    expect((await read(team)).current.text).toBe(`${teamText}# Ama\n`);
    const discard = `${content}/draft?path=${team}&basedOn=${opened.version}`;
    expect((await kofi.send('DELETE', discard)).statusCode).toBe(409);
  });

  test('when two people save at the same moment, one is refused', async () => {
    const { ama, kofi, read, save } = await open(on);
    const basedOn = (await read(team)).version;
    const answers = await Promise.all([
      save(team, { basedOn, text: `${teamText}# Ama\n` }, ama),
      save(team, { basedOn, text: `${teamText}# Kofi\n` }, kofi),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('can be saved again when the response was lost', async () => {
    const { read, save } = await open(on);
    const { version } = await read(team);
    const change = { basedOn: version, text: `${teamText}# Ama\n` };
    const saved = await save(team, change);
    expect((await save(team, change)).json()).toMatchObject({ version: saved.json().version });
    const back = { basedOn: saved.json().version, text: teamText };
    await save(team, back);
    expect((await save(team, back)).json()).toMatchObject({ version, state: 'published' });
  });

  test('saved while another save is checked have another version than that one gets', async () => {
    const { database, time, ama, kofi, read, save } = await open(on);
    await takeLock(database, { holder: 'one', forms: {}, builtAt: 0, now: time.now });
    const check = () =>
      vi.waitFor(async () => {
        const { numUpdatedRows } = await database
          .updateTable('content_drafts')
          .set({ problems: '[]' })
          .where('problems', 'is', null)
          .executeTakeFirst();
        expect(numUpdatedRows).toBe(1n);
      });
    const { version } = await read(team);
    const first = save(team, { basedOn: version, text: `${teamText}# Ama\n` }, ama);
    const seen = await vi.waitFor(async () => {
      const entry = await read(team, kofi);
      expect(entry.state).toBe('changed');
      return entry.version;
    });
    const second = save(team, { basedOn: seen, text: `${teamText}# Kofi\n` }, kofi);
    await vi.waitFor(async () => expect((await read(team)).current.text).toContain('# Kofi'));
    await check();
    expect((await first).json().version).toBe(seen);
    expect((await second).json().version).toBe((await read(team)).version);
    const next = { basedOn: (await first).json().version, text: `${teamText}# Ama again\n` };
    expect((await save(team, next, ama)).statusCode).toBe(409);
  });

  test('add and delete entries, and can be discarded', async () => {
    const { ama, read, events } = await open(on);
    const added = {
      group: 'help',
      name: 'record-a-refund',
      fields: { title: 'Record a refund' },
      body: 'Hi\n',
    };
    const created = await ama.send('POST', `${content}/entries`, added);
    expect([created.statusCode, created.json().state]).toEqual([201, 'added']);
    const { path, version, current } = created.json();
    expect(current.text).toBe('---\ntitle: Record a refund\n---\nHi\n');
    expect((await ama.send('POST', `${content}/entries`, added)).statusCode).toBe(409);
    const again = { ...added, name: 'create-invoice' };
    expect((await ama.send('POST', `${content}/entries`, again)).statusCode).toBe(409);
    const discard = async () =>
      (await ama.send('DELETE', `${content}/draft?path=${path}&basedOn=${version}`)).statusCode;
    // Also again, after a lost response.
    expect([await discard(), await discard()]).toEqual([204, 204]);
    expect((await ama.send('GET', entryAt(path))).statusCode).toBe(404);

    const there = await read(article);
    const gone = await ama.send('DELETE', `${entryAt(article)}&basedOn=${there.version}`);
    expect(gone.json()).toMatchObject({ state: 'deleted', current: { text: null } });
    const teamVersion = (await read(team)).version;
    expect((await ama.send('DELETE', `${entryAt(team)}&basedOn=${teamVersion}`)).statusCode).toBe(422);
    expect(await events()).toEqual([
      `editor: draft discarded: ${path}`,
      `editor: draft saved: ${article}: deleted`,
      `editor: draft saved: ${path}`,
    ]);
  });

  test('can be discarded again when the response was lost, but not once they are published', async () => {
    const { ama, database, read, save } = await open(on);
    const discard = async (version: string) =>
      (await ama.send('DELETE', `${content}/draft?path=${team}&basedOn=${version}`)).statusCode;
    const text = `${teamText}# Ama\n`;
    const { version } = (await save(team, { text })).json();
    expect([await discard(version), await discard(version)]).toEqual([204, 204]);
    await save(team, { text });
    await database
      .insertInto('content_overlay')
      .values({ path: team, text, base_hash: '', conflict: 0 })
      .execute();
    // First a draft with the text of the overlay is discarded, and then there is only the published one.
    expect([await discard(version), await discard(version)]).toEqual([204, 409]);
    expect((await read(team)).current.text).toBe(text);
  });

  test('of a file without a form are saved as text', async () => {
    const { save, read } = await open(on);
    const csv = 'en/downloads/stock-list.csv';
    expect(await read(csv)).toMatchObject({ format: 'text', schema: null, current: { fields: null } });
    expect((await save(csv, { fields: {} })).statusCode).toBe(422);
    expect((await save(csv, { text: 'na\0me\n' })).json().current.text).toBe('name\n');
  });

  test('show the form that the publisher described, and return 404 for unknown entries', async () => {
    const { database, time, read, ama } = await open(on);
    const forms = { 'en/help/*': { type: 'object', properties: { title: { maxLength: 60 } } } };
    await takeLock(database, { holder: 'one', forms, builtAt: 0, now: time.now });
    expect((await read(article)).schema).toEqual(forms['en/help/*']);
    expect((await read(team)).schema).toBeNull();
    for (const path of ['en/help/none.md', 'nowhere.txt']) {
      expect((await ama.send('GET', entryAt(path))).statusCode).toBe(404);
    }
    expect((await ama.send('GET', entryAt('../server/package.json'))).statusCode).toBe(422);
    expect((await ama.send('GET', content)).json().publisher).toBe(true);
  });
});
