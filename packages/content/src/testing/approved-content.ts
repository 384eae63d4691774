import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../reading/read-yaml.ts';

const record = join(import.meta.dirname, '../../../../e2e/approved-content.txt');

function hashContent(): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.{yaml,md}', { cwd: contentFolder() }).sort())
    hash.update(file).update(readFileSync(join(contentFolder(), file)));
  return hash.digest('hex');
}

/**
 * Whether content/ is the content from which pictures and outlines of pages were approved. Tests of facts
 * about that content alone, such as which page a search finds first, run only with it: an owner's edit must
 * not fail a test.
 */
export const isApprovedContent = readFileSync(record, 'utf8').trim() === hashContent();
export const otherContent =
  'content/ was edited since the pages were approved: nothing to compare. --update-snapshots approves them as they are.';

/** Records the current content as the approved one. */
export const approveContent = () => writeFileSync(record, `${hashContent()}\n`);
