import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A content folder with only these files, for one test.
 * @param original a folder whose other files it gets as well
 * @returns its path
 */
export function contentOf(files: Readonly<Record<string, string | Uint8Array>>, original?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-of-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (original !== undefined) cpSync(original, folder, { recursive: true });
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
  return folder;
}
