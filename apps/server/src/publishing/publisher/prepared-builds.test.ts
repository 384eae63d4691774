import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hour, minute } from '../../clock.ts';
import { type DatabaseKind, databaseKinds, freshDatabase } from '../../testing/database/fresh-database.ts';
import { article, articleText, team, teamText, writeTo } from '../../testing/publishing/content-folder.ts';
import { fakeTools } from '../../testing/publishing/fake-publisher-tools.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { cancelJob } from '../jobs/jobs.repository.ts';

const changed = teamText.replace('Accountant', 'Bookkeeper');

/** A publisher that counts its builds. `during` happens in each of them. */
async function open(on: DatabaseKind) {
  const { database } = await freshDatabase(on);
  const state = { code: 'code', builds: 0, during: async () => {} };
  const problems: ContentProblem[] = [];
  const made = await openPublisher(database, {
    hashCode: async () => state.code,
    findProblems: async () => problems,
    build: async (folders, signal) => {
      state.builds += 1;
      await state.during();
      signal.throwIfAborted();
      return fakeTools.build(folders, signal);
    },
  });
  const publisher = made.create();
  await publisher.runDue();
  return { database, state, problems, ...made, run: () => publisher.runDue() };
}

const sleepUntilNoticed = () => new Promise((resolve) => setTimeout(resolve, 1500));

describe.each(databaseKinds)('a build that was prepared, on %s', (on) => {
  test('is published without another build', async () => {
    const { state, run, save, ask, stateOf, page, drafts, time } = await open(on);
    await save(team, changed);
    await ask('preview');
    await run();
    time.now += 29 * minute;
    const job = await ask('publish');
    await run();
    expect([state.builds, await stateOf(job), await drafts()]).toEqual([1, 'done', []]);
    expect(await page()).toMatchObject({ [team]: changed });
  });

  test('is not published before its drafts are checked', async () => {
    const { state, run, save, ask, stateOf, page, problems } = await open(on);
    await save(team, changed);
    await ask('preview');
    await run();
    const before = await page();
    problems.push({ file: team, message: 'names a wrong price' });
    // The same text, whose check begins again.
    await save(team, changed);
    const job = await ask('publish');
    await run();
    expect([state.builds, await stateOf(job), await page()]).toEqual([1, 'failed', before]);
  });

  test('is awaited when it is needed while it runs, also by a job that supersedes its own', async () => {
    const { state, run, save, ask, stateOf, page } = await open(on);
    await save(team, changed);
    await ask('preview');
    state.during = async () => {
      state.during = async () => {};
      await ask('preview');
      await ask('publish');
      await sleepUntilNoticed();
    };
    await run();
    expect(state.builds).toBe(1);
    expect(await page()).toMatchObject({ [team]: changed });
    expect(await stateOf(await ask('preview'))).toBe('waiting');
  });

  test('does not keep a publication of other drafts waiting', async () => {
    const { state, run, save, ask, stateOf, page } = await open(on);
    await save(team, changed);
    const preview = await ask('preview');
    state.during = async () => {
      state.during = async () => {};
      await save(article, `${articleText}More.\n`);
      await ask('publish');
      await sleepUntilNoticed();
    };
    await run();
    expect([state.builds, await stateOf(preview)]).toEqual([2, 'superseded']);
    expect(await page()).toMatchObject({ [team]: changed, [article]: `${articleText}More.\n` });
  });

  test('is not published after half an hour, or for a time that came since', async () => {
    const { database, state, run, save, ask, time } = await open(on);
    await save(team, changed);
    const planned = await ask('publish', time.now + hour);
    await ask('preview');
    await run();
    time.now += 31 * minute;
    await ask('preview');
    await run();
    expect(state.builds).toBe(2);
    time.now += 29 * minute;
    await run();
    expect(state.builds).toBe(3);
    expect(await cancelJob(database, planned.id, time.now)).toBe(false);
  });

  test('is not published after any other change', async () => {
    const { database, content, state, run, save, ask, time } = await open(on);
    let count = 0;
    const next = () => `${teamText}# ${++count}\n`;
    const changes: Record<string, () => Promise<unknown>> = {
      nothing: async () => undefined,
      'a draft': () => save(team, next()),
      'a new draft': () => save(`en/help/new-${count}.md`, next()),
      'a deleted entry': () => save(article, null),
      'what was published': () =>
        database
          .insertInto('content_overlay')
          .values({ path: `en/help/published-${++count}.md`, text: next(), base_hash: '', conflict: 0 })
          .execute(),
      'the repository': async () => writeTo(content, 'contact.yaml', next()),
      'a new file of the repository': async () => writeTo(content, `en/more-${++count}.yaml`, next()),
      'the code': async () => {
        state.code = next();
      },
      'the day': async () => {
        time.now += 24 * hour;
      },
    };
    await save(team, changed);
    await ask('preview');
    await run();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(changes)), async (name) => {
        const before = { builds: state.builds, isDeleted: (await listed()).includes(article) };
        await changes[name]?.();
        const isSame = name === 'nothing' || (name === 'a deleted entry' && before.isDeleted);
        await ask('preview');
        await run();
        expect(state.builds - before.builds, name).toBe(isSame ? 0 : 1);
      }),
      { numRuns: 40, examples: Object.keys(changes).map((name) => [name]) },
    );

    async function listed() {
      return (await database.selectFrom('content_drafts').select('path').execute()).map(({ path }) => path);
    }
  }, 60_000);
});
