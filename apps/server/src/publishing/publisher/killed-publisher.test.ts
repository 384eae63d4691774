import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { minute } from '../../clock.ts';
import { bothDatabases, freshDatabase } from '../../testing/database/fresh-database.ts';
import { faultSize } from '../../testing/load/fault-size.ts';
import { article, articleText, team, teamText } from '../../testing/publishing/content-folder.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { findJob } from '../jobs/jobs.repository.ts';
import { findPreviewed } from './preview-source.ts';

const program = fileURLToPath(new URL('../../testing/publishing/publisher-process.ts', import.meta.url));
/** The short version skips most of the statements at which the process could be killed. */
const stride = faultSize(4, 1);

describe.each(bothDatabases)('publishing on %s', (on) => {
  test('a publisher that is killed before any of its statements publishes all or nothing, and the next one continues', {
    timeout: faultSize(2 * minute, 20 * minute),
  }, async () => {
    const { database, place } = await freshDatabase(on);
    const { folder, time, create, save, ask, stateOf, drafts, page } = await openPublisher(database);
    let before = await page();
    let killed = 0;
    for (let statements = 0; ; statements += stride) {
      const text = `${teamText}# ${statements}\n`;
      await save(team, text);
      const job = await ask('publish');
      const words = [place.dataDir, place.databaseUrl ?? '-', folder, String(time.now), String(statements)];
      const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
      const [code, signal] = await once(child, 'exit');
      if (signal === 'SIGKILL') killed += 1;
      else expect(code).toBe(0);
      const isPublished = (await stateOf(job)) === 'done';
      if (isPublished) expect(await page()).toMatchObject({ [team]: text });
      else expect(await page()).toEqual(before);
      expect(await drafts()).toEqual(isPublished ? [] : [team]);

      time.now += minute;
      await create().runDue();
      expect([await stateOf(job), await drafts()]).toEqual(['done', []]);
      before = await page();
      expect(before).toMatchObject({ [team]: text });
      time.now += minute;
      if (signal === null) break;
    }
    expect(killed).toBeGreaterThan(3);
  });

  test('a preview that is killed before any of its statements changes nothing else, and the next publisher finishes it', {
    timeout: faultSize(2 * minute, 20 * minute),
  }, async () => {
    const { database, place } = await freshDatabase(on);
    const { folder, time, create, save, ask, stateOf, drafts, page } = await openPublisher(database);
    let killed = 0;
    for (let statements = 0; ; statements += stride) {
      await save(team, `${teamText}# ${statements}\n`);
      const job = await ask('preview');
      const words = [place.dataDir, place.databaseUrl ?? '-', folder, String(time.now), String(statements)];
      const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
      const [code, signal] = await once(child, 'exit');
      if (signal === 'SIGKILL') killed += 1;
      else expect(code).toBe(0);
      expect([await page(), await drafts()]).toEqual(['the site before', [team]]);

      time.now += minute;
      await create().runDue();
      expect([await stateOf(job), await page(), await drafts()]).toEqual(['done', 'the site before', [team]]);
      const { release_id } = (await findJob(database, job.id)) ?? {};
      expect(await findPreviewed(database, release_id ?? '')).toMatchObject([{ path: team }]);
      time.now += minute;
      if (signal === null) break;
    }
    expect(killed).toBeGreaterThan(3);
  });

  test('a deploy that is killed before any of its statements publishes all or nothing, and the next publisher continues', {
    timeout: faultSize(2 * minute, 20 * minute),
  }, async () => {
    const { database, place } = await freshDatabase(on);
    const { folder, time, create, save, ask, drafts, page } = await openPublisher(database);
    const text = `${teamText}# Published\n`;
    await save(team, text);
    await ask('publish');
    await create().runDue();
    await save(article, '# Draft\n');
    const codes = async () =>
      (await database.selectFrom('publications').select('code').orderBy('number').execute()).map(
        ({ code }) => code,
      );
    let killed = 0;
    for (let statements = 0; ; statements += stride) {
      const before = await codes();
      const code = `code ${statements}`;
      time.now += minute;
      const words = [place.dataDir, place.databaseUrl ?? '-', folder, String(time.now), String(statements)];
      const env = { ...process.env, CODE: code };
      const child = spawn(process.execPath, [program, ...words], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      });
      const [exit, signal] = await once(child, 'exit');
      if (signal === 'SIGKILL') killed += 1;
      else expect(exit).toBe(0);

      time.now += minute;
      await create({ hashCode: async () => code }).runDue();
      expect(await codes()).toEqual([...before, code]);
      expect(await drafts()).toEqual([article]);
      expect(await page()).toMatchObject({ [team]: text, [article]: articleText });
      if (signal === null) break;
    }
    expect(killed).toBeGreaterThan(3);
  });

  test('an undo that is killed before any of its statements has undone nothing', {
    timeout: faultSize(2 * minute, 20 * minute),
  }, async () => {
    const { database, place } = await freshDatabase(on);
    const { folder, time, create, save, ask, drafts, page } = await openPublisher(database);
    await save(team, `${teamText}# Published\n`);
    await ask('publish');
    await create().runDue();
    const published = await page();
    let killed = 0;
    for (let statements = 0; ; statements += stride) {
      const words = [
        place.dataDir,
        place.databaseUrl ?? '-',
        folder,
        String(time.now),
        String(statements),
        '2',
      ];
      const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
      const [code, signal] = await once(child, 'exit');
      if (signal === 'SIGKILL') {
        killed += 1;
        expect([await page(), await drafts()]).toEqual([published, []]);
      } else {
        expect(code).toBe(0);
        break;
      }
    }
    expect([await page(), await drafts()]).toEqual(['the site before', [team]]);
    expect(killed).toBeGreaterThan(1);
  });
});
