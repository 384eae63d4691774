import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseKinds } from '@accounting-site/server/testing/database/fresh-database';
import {
  article,
  articleText,
  makeContent,
  team,
  teamText,
  writeTo,
} from '@accounting-site/server/testing/publishing/content-folder';
import { openPublisher } from '@accounting-site/server/testing/publishing/open-publisher';
import { describe, expect, test } from 'vitest';
import { manageFor } from '../testing/manage-for.ts';

const changed = teamText.replace('Accountant', 'Bookkeeper');

describe.each(databaseKinds)('manage content export on %s', (on) => {
  const open = async () => {
    const { database, manage, tell } = await manageFor(on);
    const publisher = await openPublisher(database);
    const { folder, content } = makeContent();
    writeTo(content, 'brand.yaml', 'name: SikaBooks\n');
    const read = (path: string) => readFileSync(join(content, path), 'utf8');
    const publish = async () => {
      await publisher.ask('publish');
      await publisher.create().runDue();
      publisher.time.now += 60_000;
    };
    return { ...publisher, manage, tell, folder, content, read, publish };
  };

  test('writes what the team published, and drafts only when they are asked for', async () => {
    const { save, publish, tell, read, folder, content } = await open();
    expect(await tell('content', 'export', folder)).toBe(
      'The checkout contains everything that the team published.',
    );
    await save(team, changed);
    await save(article, null);
    await publish();
    await save(team, `${changed}# Later\n`);
    expect(await tell('content', 'export', folder)).toBe(
      `deleted   content/${article}\nwritten   content/${team}`,
    );
    expect(read(team)).toBe(changed);
    expect(existsSync(join(content, article))).toBe(false);
    expect(await tell('content', 'export', folder, '--drafts')).toBe(`written   content/${team}`);
    expect(read(team)).toBe(`${changed}# Later\n`);
  });

  test('lists an entry that the checkout changed as well, and does not write it', async () => {
    const { save, publish, tell, read, folder, content } = await open();
    await save(article, `${articleText}More.\n`);
    await publish();
    writeTo(content, article, `${articleText}Other.\n`);
    expect(await tell('content', 'export', folder)).toContain(`conflict  content/${article}`);
    expect(read(article)).toBe(`${articleText}Other.\n`);
  });

  test.each([[[]], [['/nowhere']]])('refuses %j', async (words) => {
    const { manage } = await open();
    expect(await manage(['content', 'export', ...words])).toBe(1);
  });
});
