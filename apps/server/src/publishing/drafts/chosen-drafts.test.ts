import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { isApprovedContent } from '@accounting-site/content/testing/approved-content';
import { describe, expect, test } from 'vitest';
import { day, hour } from '../../clock.ts';
import { bothDatabases, type DatabaseKind, freshDatabase } from '../../testing/database/fresh-database.ts';
import { article, articleText, team, teamText } from '../../testing/publishing/content-folder.ts';
import { openPublisher } from '../../testing/publishing/open-publisher.ts';
import { findJob } from '../jobs/jobs.repository.ts';
import { findPreviewed } from '../publisher/preview-source.ts';
import type { PublisherTools } from '../publisher/publisher-tools.ts';

async function open(on: DatabaseKind, tools: Partial<PublisherTools> = {}) {
  const { database } = await freshDatabase(on);
  const made = await openPublisher(database, tools);
  return { database, ...made, publisher: made.create() };
}

const changed = teamText.replace('Accountant', 'Bookkeeper');

describe.each(bothDatabases)('the publisher on %s', (on) => {
  test('publishes the chosen drafts only, also beside one with an error', async () => {
    const { publisher, save, ask, stateOf, drafts, page, undo } = await open(on);
    await save(team, teamText.replace('Accountant', 'WRONG'));
    await save(article, `${articleText}More.\n`);
    const job = await ask('publish', undefined, [article]);
    await publisher.runDue();
    expect([await stateOf(job), await drafts()]).toEqual(['done', [team]]);
    expect(await page()).toMatchObject({ [team]: teamText, [article]: `${articleText}More.\n` });
    expect(await undo(2)).toBe(true);
    expect([await page(), await drafts()]).toEqual(['the site before', [article, team]]);
  });

  test('publications of different drafts wait side by side, and each publishes its own', async () => {
    const { publisher, save, ask, stateOf, drafts, page, undo, time } = await open(on);
    await save(team, changed);
    await save(article, `${articleText}More.\n`);
    const monday = await ask('publish', time.now + hour, [team]);
    const friday = await ask('publish', time.now + 2 * hour, [article, 'en/help/new.md']);
    await save('en/help/new.md', '---\ntitle: New\n---\n');
    const now = await ask('publish', undefined, ['en/help/new.md']);
    await publisher.runDue();
    expect([await stateOf(now), await drafts()]).toEqual(['done', [article, team]]);
    // The undone draft must not be published by Friday's job.
    expect(await undo(2)).toBe(true);
    expect(await Promise.all([monday, friday].map(stateOf))).toEqual(['waiting', 'cancelled']);
    time.now += hour;
    await publisher.runDue();
    expect([await stateOf(monday), await drafts()]).toEqual(['done', [article, 'en/help/new.md']]);
    expect(await page()).toMatchObject({ [team]: changed, [article]: articleText });
  });

  test('a publication replaces those that it contains whole, and no others', async () => {
    const { publisher, save, ask, stateOf, drafts, time } = await open(on);
    await save(team, changed);
    await save(article, `${articleText}More.\n`);
    const one = await ask('publish', time.now + hour, [team]);
    const both = await ask('publish', time.now + 2 * hour, [article, team]);
    const again = await ask('publish', time.now + 3 * hour, [article]);
    expect(await Promise.all([one, both, again].map(stateOf))).toEqual(['superseded', 'waiting', 'waiting']);
    time.now += 3 * hour;
    await publisher.runDue();
    // Nothing was left for the last one.
    expect(await Promise.all([both, again].map(stateOf))).toEqual(['done', 'superseded']);
    expect(await drafts()).toEqual([]);
  });

  test('a draft that was previewed alone is checked like a publication before it is published', async () => {
    const wrong = [{ file: article, field: 'body', message: 'names a wrong price' }];
    const { publisher, save, ask, stateOf, drafts } = await open(on, {
      findProblems: async (content) => (readFileSync(join(content, team), 'utf8') === teamText ? wrong : []),
    });
    await save(team, changed);
    await save(article, `${articleText}More.\n`);
    await publisher.runDue();
    const preview = await ask('preview', undefined, [article]);
    await publisher.runDue();
    const job = await ask('publish', undefined, [article]);
    await publisher.runDue();
    expect([await stateOf(preview), await stateOf(job)]).toEqual(['done', 'failed']);
    expect(await drafts()).toEqual([article, team]);
  });

  test('an upload that cannot be read stops only what contains it', async () => {
    const { database, publisher, save, ask, stateOf, time } = await open(on, {
      encodePicture: async () => undefined,
    });
    await save(article, `${articleText}More.\n`);
    const upload = { path: 'images/a.webp', text: 'x', version: 'v', base_hash: '', account_id: null };
    await database
      .insertInto('content_drafts')
      .values({ ...upload, at: time.now, is_upload: 1 })
      .execute();
    const other = await ask('publish', undefined, [upload.path]);
    await publisher.runDue();
    const job = await ask('publish', undefined, [article]);
    await publisher.runDue();
    expect([await stateOf(other), await stateOf(job)]).toEqual(['failed', 'done']);
  });

  test('a preview shows the chosen drafts', async () => {
    const { database, publisher, save, ask } = await open(on);
    await save(team, changed);
    await save(article, `${articleText}More.\n`);
    const { id } = await ask('preview', undefined, [article]);
    await publisher.runDue();
    const { release_id } = (await findJob(database, id)) ?? {};
    expect(await findPreviewed(database, release_id ?? '')).toMatchObject([{ path: article }]);
  });

  test.runIf(isApprovedContent)(
    'refuses a next price whose notice is too short on the day of its publication',
    async () => {
      const { publisher, save, ask, stateOf, database, time } = await open(on);
      const plans = readFileSync(join(contentFolder(), 'plans.yaml'), 'utf8').replace(
        /^( +)price: 200$/m,
        '$1price: 200\n$1next_prices: [{ announced: 2026-09-01, from: 2026-12-05, price: 220 }]',
      );
      await save('plans.yaml', plans);
      const later = await ask('publish', time.now + 10 * day);
      time.now += 10 * day;
      await publisher.runDue();
      expect(await stateOf(later)).toBe('failed');
      expect((await findJob(database, later.id))?.problems).toContain('write 2026-12-12 or a later day');
      time.now -= 10 * day;
      const now = await ask('publish');
      await publisher.runDue();
      expect(await stateOf(now)).toBe('done');
    },
  );
});
