import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownOrigin } from '@accounting-site/server/testing/build-test-app';
import { databaseKinds } from '@accounting-site/server/testing/fresh-database';
import { makeRelease } from '@accounting-site/server/testing/make-release';
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
    expect(await tell('release', 'prune', '--keep', '1')).toBe(`Deleted: ${two.id}.`);
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
      id: three.id,
      siteUrl: ownOrigin,
      note: 'New prices',
    });
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
