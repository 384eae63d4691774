import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@accounting-site/server/testing/find-free-port';
import { root } from '../../tools/run-command.ts';

/** The arguments of the callback of `withEditingSite`. */
export interface EditingSite {
  /** The URL of the editor. */
  editor: string;
  /** The URL of the development site that shows the content. */
  site: string;
  /** Reads a file of the copy of the content that this site and editor work on. */
  read(path: string): string;
  /** The path of that file. */
  place(path: string): string;
}

/** Runs npm run edit on a copy of the content, so that no test changes the content itself. */
export async function withEditingSite(use: (editing: EditingSite) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'accounting-site-edit-'));
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  const [sitePort, editorPort] = [await findFreePort(), await findFreePort()];
  const stop = await startEditing(folder, { PORT: `${sitePort}`, EDIT_PORT: `${editorPort}` });
  await use({
    editor: `http://127.0.0.1:${editorPort}/keystatic`,
    site: `http://127.0.0.1:${sitePort}`,
    place: (path) => join(folder, 'content', path),
    read: (path) => readFileSync(join(folder, 'content', path), 'utf8'),
  });
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs npm run edit on a copy of the content. @returns a function that stops it */
async function startEditing(folder: string, ports: { PORT: string; EDIT_PORT: string }) {
  const child = spawn(process.execPath, [`${root}tools/edit.ts`], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, DATA_DIR: join(folder, 'data'), ...ports },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');
  for (const deadline = Date.now() + 90_000; !(output.includes('[site]') && output.includes('[editor]')); ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`npm run edit did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
