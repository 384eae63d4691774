import { tinyPicture as tinyBytes } from '@accounting-site/content/testing/picture-content';
import {
  pictureKindInvalid,
  pictureTooLarge,
  pictureTooManyPixels,
  pictureUnreadable,
} from '@accounting-site/contract/fields/validation-messages';
import { pictureMaxBytes } from '@accounting-site/contract/staff/picture-limits';
import { describe, expect, test, vi } from 'vitest';
import { day } from '../../../clock.ts';
import { listOverlayBriefly, listPublished } from '../../../publishing/content/overlay.ts';
import { listDraftsBriefly } from '../../../publishing/drafts/drafts.repository.ts';
import { encodeUploads } from '../../../publishing/drafts/encode-uploads.ts';
import { takeLock } from '../../../publishing/publisher/publishers.repository.ts';
import { openBrowser, type TestBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../../../testing/database/fresh-database.ts';
import { setCounted } from '../../../testing/database/set-counted.ts';
import { makeContent, writeTo } from '../../../testing/publishing/content-folder.ts';
import { fakeTools } from '../../../testing/publishing/fake-publisher-tools.ts';
import { signInAs } from '../../../testing/sign-in/sign-in-as.ts';

const content = '/api/site/staff/content';
const tinyPicture = tinyBytes.toString('base64');
const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');

async function open(on: DatabaseKind, environment = {}) {
  const { content: folder } = makeContent();
  const site = await buildTestApp({ on, environment, replace: { contentFolder: () => folder } });
  const ama = await signInAs(site, 'editor');
  const send = (body: object, browser: TestBrowser = ama) =>
    browser.send('POST', `${content}/pictures`, { name: 'esi-quaye', data: tinyPicture, ...body });
  const read = async (path: string) => (await ama.send('GET', `${content}/entry?path=${path}`)).json();
  return { ...site, folder, ama, send, read };
}

/** A PNG that says it is that large. */
function claiming(width: number, height: number): string {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([bytes, size, Buffer.alloc(16)]).toString('base64');
}

describe.each(databaseKinds)('pictures of the content on %s', (on) => {
  test('are uploaded as drafts, under a name that is free, and can be deleted', async () => {
    const { ama, send, read, folder, database } = await open(on);
    writeTo(folder, 'images/esi-quaye-2.webp', 'there already');
    const another = Buffer.concat([tinyBytes, Buffer.from([0])]).toString('base64');
    const answers = [await send({}), await send({ data: another })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers.map((answer) => answer.json().path)).toEqual([
      'images/esi-quaye.webp',
      'images/esi-quaye-3.webp',
    ]);
    const entry = await read('images/esi-quaye.webp');
    expect(entry).toMatchObject({
      ...{ group: 'pictures', format: 'picture', state: 'added', removable: true, schema: null },
      ...{ current: { text: tinyPicture, fields: null }, published: null, title: 'Esi quaye' },
    });
    const { drafts } = (await ama.send('GET', `${content}/drafts`)).json();
    expect(drafts[0]).toMatchObject({ path: 'images/esi-quaye-3.webp', changes: [] });
    const { groups } = (await ama.send('GET', content)).json();
    expect(groups.find(({ id }: { id: string }) => id === 'pictures')).toMatchObject({
      adds: null,
      entries: [{}, { path: 'images/esi-quaye-3.webp' }, {}],
    });
    const change = { path: 'images/esi-quaye.webp', basedOn: entry.version, text: base64('<svg/>') };
    expect((await ama.send('PUT', `${content}/entry`, change)).statusCode).toBe(422);
    const there = await read('images/esi-quaye-2.webp');
    expect(there).toMatchObject({ current: { text: base64('there already') }, published: { text: null } });
    const gone = `${content}/entry?path=images/esi-quaye-2.webp&basedOn=${there.version}`;
    expect((await ama.send('DELETE', gone)).json().state).toBe('deleted');
    const events = database.selectFrom('audit_events').select('detail').where('event', '=', 'draft saved');
    expect((await events.execute()).map(({ detail }) => detail).toSorted()).toEqual([
      'images/esi-quaye-2.webp: deleted',
      'images/esi-quaye-3.webp',
      'images/esi-quaye.webp',
    ]);
  });

  test('are stored once when the upload is sent again, though the publisher has made them small', async () => {
    const { ama, send, read, database } = await open(on);
    const path = 'images/esi-quaye.webp';
    await send({});
    await encodeUploads(database, { tools: fakeTools, signal: new AbortController().signal });
    expect((await send({})).json()).toEqual({ path });
    expect(await database.selectFrom('content_drafts').select('path').execute()).toEqual([{ path }]);

    const { version, current } = await read(path);
    const discard = async () =>
      (await ama.send('DELETE', `${content}/draft?path=${path}&basedOn=${version}`)).statusCode;
    expect([await discard(), await discard()]).toEqual([204, 204]);
    const published = { path, text: current.text, base_hash: '', conflict: 0 };
    await database.insertInto('content_overlay').values(published).execute();
    expect(await discard()).toBe(409);
  });

  test.each([
    [
      'an SVG',
      base64('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      pictureKindInvalid,
    ],
    ['HTML', base64('<!doctype html><script>1</script>'), pictureKindInvalid],
    ['HTML that begins like a JPEG', base64('\u00ff\u00d8\u00ff<script>1</script>'), pictureKindInvalid],
    ['a picture that ends in its header', tinyPicture.slice(0, 20), pictureKindInvalid],
    ['nothing', '', pictureKindInvalid],
    ['50,000 by 50,000 pixels', claiming(50_000, 50_000), pictureTooManyPixels],
    ['6 MB', tinyPicture + 'A'.repeat(8 * 1024 * 1024), pictureTooLarge],
  ])('%s is refused, and nothing is stored', async (_name, data, message) => {
    const { send, database } = await open(on);
    const answer = await send({ data });
    expect([answer.statusCode, answer.json().detail]).toEqual([422, message]);
    expect(await database.selectFrom('content_drafts').select('path').execute()).toEqual([]);
  });

  test.each(['../../apps/server/x', 'a/b', '.htaccess', 'A b', 'x.php', ''])(
    'the name %j is refused',
    async (name) => {
      const { send } = await open(on);
      expect((await send({ name })).statusCode).toBe(422);
    },
  );

  test('a file of far more than 5 MB is not read, and none is after 120 in an hour', async () => {
    const { database, send } = await open(on);
    const tooLarge = { data: 'A'.repeat(2 * pictureMaxBytes) };
    expect((await send(tooLarge)).statusCode).toBe(413);
    await setCounted(database, 'picture uploads:%', 119);
    expect((await send({ name: '' })).statusCode).toBe(422);
    expect((await send(tooLarge)).statusCode).toBe(429);
  });

  test('are not read from the database for lists of entries and drafts', async () => {
    const { send, ama, folder, database } = await open(on);
    writeTo(folder, 'images/there.webp', 'there already');
    await send({});
    const change = { text: 'another picture', base_hash: 'a', conflict: 0 };
    await database
      .insertInto('content_overlay')
      .values({ path: 'images/there.webp', ...change })
      .execute();
    const texts = [...(await listDraftsBriefly(database)), ...(await listOverlayBriefly(database))];
    expect(texts.map(({ text }) => text)).toEqual(['', '']);
    expect((await listPublished(database, folder)).get('images/there.webp')).toBe('');
    const { drafts } = (await ama.send('GET', `${content}/drafts`)).json();
    expect(drafts).toMatchObject([{ path: 'images/esi-quaye.webp', state: 'added', conflict: false }]);
  });

  test('only editors and admins may upload, with a second factor', async () => {
    const site = await open(on, { STAFF_SECOND_FACTOR: 'required' });
    expect((await site.send({}, openBrowser(site.app))).statusCode).toBe(401);
    expect((await site.send({}, await signInAs(site, 'staff'))).statusCode).toBe(403);
    site.time.now += 7 * day;
    const later = openBrowser(site.app);
    await later.login({ email: 'editor@sikabooks.example' });
    expect((await site.send({}, later)).statusCode).toBe(403);
  });

  test('what the publisher cannot decode is refused, and is not kept', async () => {
    const { database, time, send } = await open(on);
    await takeLock(database, { holder: 'one', forms: {}, builtAt: 0, now: time.now });
    const sending = send({});
    await vi.waitFor(async () => {
      const problems = JSON.stringify([{ file: 'images/esi-quaye.webp', message: 'cannot be read' }]);
      const { numUpdatedRows } = await database
        .updateTable('content_drafts')
        .set({ problems })
        .executeTakeFirst();
      expect(numUpdatedRows).toBe(1n);
    });
    const answer = await sending;
    expect([answer.statusCode, answer.json().detail]).toEqual([422, pictureUnreadable]);
    expect(await database.selectFrom('content_drafts').select('path').execute()).toEqual([]);
  });
});
