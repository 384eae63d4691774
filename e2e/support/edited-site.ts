import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { root, run } from '../../tools/run-command.ts';
import { editContent } from './edit-content.ts';
import { startServer } from './server-process.ts';

/** A site whose content an owner has edited. */
export interface EditedSite {
  url: string;
  /** The folder of its built files. */
  files: string;
}

/** Edits a copy of the content, builds the site from it and serves it until the callback ends. */
export async function withEditedSite(
  counts: 'many' | 'few',
  work: (site: EditedSite) => Promise<void>,
): Promise<void> {
  // Inside the repository, because two builds outside of it would share one temporary folder of Astro.
  const caches = join(root, 'node_modules/.cache');
  mkdirSync(caches, { recursive: true });
  const folder = mkdtempSync(join(caches, 'edited-'));
  try {
    const [CONTENT_DIR, files] = [join(folder, 'content'), join(folder, 'site')];
    cpSync(join(root, 'content'), CONTENT_DIR, { recursive: true });
    editContent(CONTENT_DIR, counts);
    const port = `${await findFreePort()}`;
    const url = `http://127.0.0.1:${port}`;
    const environment = {
      CONTENT_DIR,
      SITE_OUT_DIR: files,
      SITE_CACHE_DIR: join(folder, 'cache'),
      SITE_URL: url,
      BROTLI_QUALITY: '5',
    };
    const code = await run('node', ['tools/build.ts', '--silent'], { environment, quietUntilEnd: true });
    if (code !== 0) throw new Error('The edited content could not be built; the messages are above.');
    const server = await startServer({
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      SITE_DIR: files,
      CONTENT_DIR,
    });
    try {
      await work({ url, files });
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
