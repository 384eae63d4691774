import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@accounting-site/content/read-yaml';
import { root } from '../../tools/run-command.ts';

const record = join(root, 'e2e/approved-content.txt');

function hashContent(): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.{yaml,md}', { cwd: contentFolder }).sort())
    hash.update(file).update(readFileSync(join(contentFolder, file)));
  return hash.digest('hex');
}

/** Whether content/ is the one from which pictures and outlines of pages were approved. An owner's is another. */
export const isApprovedContent = readFileSync(record, 'utf8').trim() === hashContent();
export const otherContent =
  'content/ was edited since the pages were approved: nothing to compare. --update-snapshots approves them as they are.';

/** Remembers the content of what is approved now. */
export const approveContent = () => writeFileSync(record, `${hashContent()}\n`);
