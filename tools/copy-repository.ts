import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-command.ts';

// A test may be building into a folder of bundles of its own.
const left = /^(?:dist|dist-builds|dist-bundles(?:-\d+)?|\.git|\.astro|test-results|data|e2e|docs)$/;

/** Copies everything a build reads. Packages are symbolic links, because their contents are the same. */
export function copyRepository(folder: string): void {
  const copy = (from: string, to: string) => {
    mkdirSync(to, { recursive: true });
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.name === 'node_modules') symlinkSync(source, target);
      else if (left.test(entry.name)) continue;
      else if (entry.isDirectory()) copy(source, target);
      else cpSync(source, target);
    }
  };
  copy(root, folder);
}
