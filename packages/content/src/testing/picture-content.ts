import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { contentFolder } from '../reading/content-folder.ts';

/** A WebP of 3 by 2 pixels. */
export const tinyPicture = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAfQtWr0qP+BiOh/AAA=', 'base64');

/** A copy of the content with other files in it, for one test. @returns its folder */
export function contentWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-with-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(contentFolder(), folder, { recursive: true });
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
  return folder;
}
