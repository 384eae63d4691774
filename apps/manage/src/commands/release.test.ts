import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { listOverlay } from '@accounting-site/server/publishing/content/overlay';
import { ownOrigin } from '@accounting-site/server/testing/app/build-test-app';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import { team, teamText } from '@accounting-site/server/testing/publishing/content-folder';
import { makeRelease } from '@accounting-site/server/testing/publishing/make-release';
import { openPublisher } from '@accounting-site/server/testing/publishing/open-publisher';
import { describe, expect, onTestFinished, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

/** Writes a release to a file, as npm run release does. */
async function releaseFile(name: string, options?: Parameters<typeof makeRelease>[1]) {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { id, archive } = await makeRelease(name, options);
  const file = join(folder, `site-${id}.tar.zst`);
  writeFileSync(file, archive);
  return { id, file, archive };
}

describe.each(databaseKinds)('on %s, the owner', (on) => {
  test('publishes releases, lists them, rolls back and prunes', async () => {
    const { tell, manage, said, time, database } = await manageFor(on, { SITE_URL: ownOrigin });
    expect(await tell('release', 'list')).toContain('There is no release yet');
    expect(await manage(['release', 'rollback'])).toBe(1);
    expect(said.at(-1)).toContain('There is no release before the current one.');
    const [one, two, three] = [
      await releaseFile('one'),
      await releaseFile('two'),
      await releaseFile('three'),
    ];
    for (const { id, file } of [one, two, three]) {
      time.now += 60_000;
      expect(await tell('release', 'publish', file, '--note', 'New prices')).toContain(`Published ${id}.`);
    }
    expect(await manage(['release', 'publish', three.file])).toBe(1);
    expect(said.at(-1)).toContain(`${three.id} is the current release already.`);
    expect(await tell('release', 'list')).toMatch(
      new RegExp(`${three.id}  current .*New prices\\n${two.id} .*\\n${one.id} `),
    );
    expect(await tell('release', 'rollback')).toContain(`Rolled back to ${two.id}.`);
    expect(await tell('release', 'rollback', one.id)).toContain(`Rolled back to ${one.id}.`);
    expect(await manage(['release', 'rollback', 'ffffffffffffffff'])).toBe(1);
    expect(said.at(-1)).toContain('There is no release ffffffffffffffff.');
    // The current release stays, although it is the oldest.
    expect(await tell('release', 'prune', '--keep', '1')).toBe(`Deleted: ${three.id}, ${two.id}.`);
    expect(await manage(['release', 'rollback', two.id])).toBe(1);
    expect(await tell('release', 'publish', two.file)).toContain(`Published ${two.id}.`);
    const events = await database
      .selectFrom('audit_events')
      .select(['event', 'detail'])
      .where('event', 'like', 'release%')
      .execute();
    const counts = Map.groupBy(events, ({ event }) => event);
    expect([...counts].map(([event, rows]) => [event, rows.length]).sort()).toEqual([
      ['release published', 4],
      ['release rolled back', 2],
      ['releases pruned', 1],
    ]);
    expect(JSON.parse((await tell('release', 'list', '--json')).split('\n')[0] ?? '')).toMatchObject({
      id: two.id,
      siteUrl: ownOrigin,
      note: 'New prices',
    });
  });

  test('rolls back further with each command, to a release that was not rolled back', async () => {
    const { tell, manage, said, time } = await manageFor(on, { SITE_URL: ownOrigin });
    const [one, two, three] = [
      await releaseFile('one'),
      await releaseFile('two'),
      await releaseFile('three'),
    ];
    for (const { file } of [one, two, three]) {
      time.now += 60_000;
      await tell('release', 'publish', file);
    }
    expect(await tell('release', 'rollback')).toContain(`Rolled back to ${two.id}.`);
    expect(await tell('release', 'rollback')).toContain(`Rolled back to ${one.id}.`);
    expect(await manage(['release', 'rollback'])).toBe(1);
    expect(said.at(-1)).toContain('There is no release before the current one.');
    expect(await tell('release', 'rollback', three.id)).toContain(`Rolled back to ${three.id}.`);
  });

  test.each([
    ['the release before', false],
    ['a named release', true],
  ])('rolls back to %s, and what the team published since becomes drafts', async (_name, isNamed) => {
    const { tell, database } = await manageFor(on, { SITE_URL: ownOrigin });
    const { ask, create, drafts, save, time } = await openPublisher(database);
    const texts = isNamed ? [`${teamText}# One\n`, `${teamText}# Two\n`] : [`${teamText}# One\n`];
    for (const text of texts) {
      await save(team, text);
      await ask('publish');
      await create().runDue();
      time.now += 60_000;
    }
    const [first] = await database.selectFrom('publications').selectAll().orderBy('number').execute();
    const id = first?.release_id ?? '';
    expect(await listOverlay(database)).toHaveLength(1);
    expect(await tell('release', 'rollback', ...(isNamed ? [id] : []))).toContain(`Rolled back to ${id}.`);
    expect([await listOverlay(database), await drafts()]).toEqual([[], [team]]);
    const { text } = await database.selectFrom('content_drafts').select('text').executeTakeFirstOrThrow();
    expect(text).toBe(texts.at(-1));
  });

  test('publishes a release that publishers leave as it is until another version is installed', async () => {
    const { tell, database, time: now } = await manageFor(on, { SITE_URL: ownOrigin });
    const { create, time } = await openPublisher(database);
    time.now = now.now;
    await create().runDue();
    now.now += 60_000;
    await tell('release', 'publish', (await releaseFile('one')).file);
    const kinds = async () =>
      (await database.selectFrom('publications').select('kind').orderBy('number').execute()).map(
        ({ kind }) => kind,
      );
    time.now = now.now + 60_000;
    await create().runDue();
    expect(await kinds()).toEqual(['publish']);
    time.now += 60_000;
    await create({ hashCode: async () => 'newer' }).runDue();
    expect(await kinds()).toEqual(['publish', 'deploy']);
  });

  test('rolls a new version of the site back only when the release before is named', async () => {
    const { tell, manage, said, database } = await manageFor(on, { SITE_URL: ownOrigin });
    const { ask, create, drafts, save, time } = await openPublisher(database);
    await save(team, `${teamText}# One\n`);
    await ask('publish');
    await create().runDue();
    time.now += 60_000;
    await create({ hashCode: async () => 'new' }).runDue();
    expect(await manage(['release', 'rollback'])).toBe(1);
    const id = /another version of the site.*release rollback (\w{16})/.exec(said.at(-1) ?? '')?.[1] ?? '';
    expect(await tell('release', 'rollback', id)).toContain(`Rolled back to ${id}.`);
    expect(await drafts()).toEqual([team]);
  });

  test('publishes a release without the texts of the team only with --force', async () => {
    const { tell, manage, said, database } = await manageFor(on, { SITE_URL: ownOrigin });
    const { file, id } = await releaseFile('one');
    const brand = readFileSync(join(contentFolder(), 'brand.yaml'), 'utf8');
    const ofTeam = (path: string, text: string | null) => ({ path, text, base_hash: '', conflict: 0 });
    const same = brand.replace(/^name: .*$/m, 'name: Brand one');
    await database.insertInto('content_overlay').values(ofTeam('brand.yaml', same)).execute();
    await database.insertInto('content_overlay').values(ofTeam('en/help/gone.md', null)).execute();
    expect(await tell('release', 'publish', file)).toContain(`Published ${id}.`);
    await database.insertInto('content_overlay').values(ofTeam('en/help/new.md', 'New')).execute();
    await database
      .updateTable('content_overlay')
      .set({ text: brand })
      .where('path', '=', 'brand.yaml')
      .execute();
    const two = await releaseFile('two');
    expect(await manage(['release', 'publish', two.file])).toBe(1);
    expect(said.at(-1)).toContain(
      'The team published other texts of: brand.yaml, en/help/new.md. Run content export first, or add --force.',
    );
    expect(await tell('release', 'publish', two.file, '--force')).toContain(`Published ${two.id}.`);
  });

  test('publishes a release with the pictures of the team', async () => {
    const { tell, manage, said, database } = await manageFor(on, { SITE_URL: ownOrigin });
    const path = 'images/esi.webp';
    const picture = Buffer.from([0xff, 0xd8, 0x00]);
    const ofTeam = { path, text: picture.toString('base64'), base_hash: '', conflict: 0 };
    await database.insertInto('content_overlay').values(ofTeam).execute();
    const other = await releaseFile('one', { pictures: { [path]: Buffer.from([0xff, 0xd9, 0x00]) } });
    expect(await manage(['release', 'publish', other.file])).toBe(1);
    expect(said.at(-1)).toContain(`The team published other texts of: ${path}.`);
    const { file, id } = await releaseFile('two', { pictures: { [path]: picture } });
    expect(await tell('release', 'publish', file)).toContain(`Published ${id}.`);
  });

  test('is told why a file is refused, and nothing is stored', async () => {
    const { manage, said, database } = await manageFor(on, { SITE_URL: ownOrigin });
    const other = await releaseFile('one', { siteUrl: 'https://staging.example' });
    const cut = await releaseFile('two');
    writeFileSync(cut.file, cut.archive.subarray(0, -1));
    for (const [words, message] of [
      [[other.file], `SITE_URL https://staging.example. Here it is ${ownOrigin}`],
      [[cut.file], 'This is not a complete release'],
      [['/no/such/file'], '/no/such/file cannot be read (ENOENT).'],
      [[], 'Name one file'],
    ] as const) {
      expect(await manage(['release', 'publish', ...words])).toBe(1);
      expect(said.at(-1)).toContain(message);
    }
    expect(await manage(['release', 'prune', '--keep', '0'])).toBe(1);
    expect(await database.selectFrom('releases').select('id').execute()).toEqual([]);
  });
});
