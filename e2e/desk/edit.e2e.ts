import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { copyRepository } from '../../tools/copy-repository.ts';
import { root } from '../../tools/run-command.ts';
import { words } from '../support/content-desk.ts';
import { built, startOf } from '../support/desk-page.ts';
import { expect, test } from '../support/test.ts';

const file = 'content/en/team.yaml';
const role = 'Keeper of the keys';

/** Runs npm run edit on a copy of the repository until the callback ends. */
async function withEditor(work: (editor: { link: string; read: (path: string) => string }) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'edit-'));
  copyRepository(folder);
  const child = spawn(process.execPath, [join(folder, 'tools/edit.ts')], {
    cwd: folder,
    // None of the settings of a server may have an effect.
    env: {
      PATH: process.env.PATH,
      PORT: `${await findFreePort()}`,
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://nobody@db.example/site',
      DATA_DIR: '/nowhere',
      APP_HOST: 'https://app.example.com',
      BROTLI_QUALITY: '5',
      // The copy has the same code.
      SITE_BUNDLES: join(root, 'apps/site/dist-bundles'),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');
  try {
    let link: string | undefined;
    while (link === undefined) {
      if (child.exitCode !== null) throw new Error(`npm run edit did not start:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
      link = /http:\/\/127\.0\.0\.1:\d+\/edit\?key=\S+/.exec(output)?.[0];
    }
    await work({ link, read: (path) => readFileSync(join(folder, path), 'utf8') });
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a word that is published in npm run edit is in the file and on the page, and undo takes both back', async ({
  page,
  browser,
}) => {
  test.setTimeout(1_200_000);
  await withEditor(async ({ link, read }) => {
    const { origin } = new URL(link);
    const before = read(file);
    const main = page.getByRole('main');
    await page.goto(link);
    await expect(page).toHaveURL(`${origin}/staff/content`);
    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(other.getByText(words.signed_out.text)).toBeVisible();

    await page.goto(`${origin}/staff/content?entry=${encodeURIComponent('en/team.yaml')}`);
    await main.getByRole('button', { name: /^Akosua/ }).click();
    await main.getByLabel('Role').fill(role);
    await expect(main.getByText(startOf(words.save.saved))).toBeVisible(built);
    expect(read(file)).toBe(before);
    await main.getByRole('link', { name: words.edit.review }).click();
    await main.getByRole('button', { name: words.publish.submit }).click();
    await expect(main.getByText(startOf(words.job.done))).toBeVisible(built);
    await expect.poll(() => read(file)).toContain(`role: ${role}`);
    const about = async () => (await page.request.get(`${origin}/about`)).text();
    // The server writes a folder of a thousand files first.
    await expect.poll(about, built).toContain(role);

    await page.goto(`${origin}/staff/content?view=history`);
    await main.getByRole('button', { name: words.history.undo }).click();
    // Another build, such as one for a new day, may come first.
    await expect.poll(() => read(file), built).toBe(before);
    await expect.poll(about, built).not.toContain(role);
  });
});
