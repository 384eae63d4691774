import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files as a build would, into a folder that goes when the test ends. Returns the folder. */
export function buildTestSite(files: Record<string, string>): string {
  const parent = mkdtempSync(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const siteDir = join(parent, 'dist');
  for (const [path, content] of Object.entries(files)) {
    const file = join(siteDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return siteDir;
}
