import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tinyPicture as bytes } from '@accounting-site/content/testing/picture-content';
import { describe, expect, test } from 'vitest';
import { bothDatabases, type DatabaseKind, freshDatabase } from '../../testing/database/fresh-database.ts';
import { team, writeTo } from '../../testing/publishing/content-folder.ts';
import { fakeTools } from '../../testing/publishing/fake-publisher-tools.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { storeDraft } from '../drafts/drafts.repository.ts';
import { undoPublication } from '../drafts/publish-drafts.ts';
import { versionOf } from './content-text.ts';
import { compareWithRepository, listOverlay } from './overlay.ts';
import { writeTexts } from './write-content.ts';

const path = 'images/esi-quaye.webp';
const tinyPicture = bytes.toString('base64');
/** What the fake publisher makes of it. */
const small = Buffer.concat([Buffer.from('small '), bytes]).toString('base64');

async function open(on: DatabaseKind) {
  const { database } = await freshDatabase(on);
  const made = await openPublisher(database);
  const draft = () =>
    database.selectFrom('content_drafts').selectAll().where('path', '=', path).executeTakeFirst();
  const upload = async (text = tinyPicture) => {
    const seen = (await draft())?.version ?? versionOf(null);
    const given = { path, text, published: undefined, accountId: null, at: made.time.now, isUpload: true };
    await database.transaction().execute((transaction) => storeDraft(transaction, given, seen));
  };
  return { database, ...made, publisher: made.create(), upload, draft };
}

describe.each(bothDatabases)('pictures on %s', (on) => {
  test('are made small once, published, undone, and found in a deployed repository', async () => {
    const { database, publisher, upload, draft, ask, stateOf, page, content, time } = await open(on);
    await upload();
    await publisher.runDue();
    expect(await draft()).toMatchObject({ text: small, is_upload: 0, problems: '[]' });
    await publisher.runDue();
    expect((await draft())?.text).toBe(small);
    const job = await ask('publish');
    await publisher.runDue();
    expect(await stateOf(job)).toBe('done');
    expect(await page()).toMatchObject({ [path]: small });
    expect(await listOverlay(database)).toMatchObject([{ path, text: small }]);

    const by = { at: time.now, accountId: null, request: 'command line' as const };
    expect(await database.transaction().execute((transaction) => undoPublication(transaction, 2, by))).toBe(
      true,
    );
    expect(await draft()).toMatchObject({ text: small, is_upload: 0 });
    await ask('publish');
    await publisher.runDue();
    // What manage content export writes, and a deploy brings back.
    await writeTexts(content, new Map([[path, small]]));
    expect(readFileSync(join(content, path)).equals(Buffer.from(small, 'base64'))).toBe(true);
    await database.transaction().execute((transaction) => compareWithRepository(transaction, content));
    expect(await listOverlay(database)).toEqual([]);
  });

  test('that the team and the repository both added are a conflict', async () => {
    const { database, publisher, upload, ask, content } = await open(on);
    await upload();
    await ask('publish');
    await publisher.runDue();
    writeTo(content, path, '');
    writeFileSync(join(content, path), Buffer.from([0xff, 0xd8, 0xff]));
    await database.transaction().execute((transaction) => compareWithRepository(transaction, content));
    expect(await listOverlay(database)).toMatchObject([
      { path, text: small, conflict: 1, repository_text: '/9j/' },
    ]);
  });

  test('that cannot be decoded are a problem of their entry alone, and nothing is published', async () => {
    const { publisher, upload, draft, save, ask, stateOf, page, database } = await open(on);
    await upload(Buffer.from('WRONG').toString('base64'));
    await save(team, 'members: []\n');
    await publisher.runDue();
    expect(JSON.parse((await draft())?.problems ?? '')).toMatchObject([
      { file: path, message: expect.stringContaining('cannot be read') },
    ]);
    const others = database.selectFrom('content_drafts').select('problems').where('path', '=', team);
    expect(await others.executeTakeFirst()).toEqual({ problems: '[]' });
    const job = await ask('publish');
    await publisher.runDue();
    expect([await stateOf(job), await page()]).toEqual(['failed', 'the site before']);
  });

  test('that take the decoder too long, or end it, are a problem as well', async () => {
    const { create, upload, draft } = await open(on);
    await upload();
    await create({ encodePicture: () => Promise.reject(new Error('killed')) }).runDue();
    expect((await draft())?.problems).toContain('cannot be read');
    expect((await draft())?.is_upload).toBe(1);
  });

  test('that were replaced while they were decoded are decoded again', async () => {
    const { create, upload, draft } = await open(on);
    await upload();
    const later = Buffer.concat([bytes, bytes]).toString('base64');
    const encodePicture: typeof fakeTools.encodePicture = async (given, signal) => {
      if (given.length === bytes.length) await upload(later);
      return fakeTools.encodePicture(given, signal);
    };
    const publisher = create({ encodePicture });
    await publisher.runDue();
    await publisher.runDue();
    expect(Buffer.from((await draft())?.text ?? '', 'base64').length).toBe(6 + 2 * bytes.length);
  });
});
