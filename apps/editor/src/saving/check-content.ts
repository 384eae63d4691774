import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Change } from './change.ts';

const checkCopy = fileURLToPath(new URL('check-copy.ts', import.meta.url));

/**
 * Reads the whole content as it would be after a change, by the readers of the build.
 * @returns what the build would say, or undefined when it could use the content
 */
export async function checkContent(contentFolder: string, change: Change): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'content-check-'));
  try {
    const copy = join(folder, 'content');
    await cp(contentFolder, copy, { recursive: true });
    for (const [path, text] of change.written) await writeFile(join(copy, path), text);
    for (const path of change.removed) await rm(join(copy, path));
    return await runCheck(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runCheck(folder: string): Promise<string | undefined> {
  const child = spawn(process.execPath, [checkCopy], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += String(text)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(undefined);
      else if (said.startsWith('content/')) resolve(said);
      else reject(new Error(`The content could not be checked:\n${said}`));
    });
  });
}
