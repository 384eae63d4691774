import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentProblem } from '@accounting-site/content/content-error';
import { contentFolder } from '@accounting-site/content/read-yaml';
import { afterEach, beforeEach } from 'vitest';
import { save } from './save.ts';
import { listedVersionOf, withVersion } from './version.ts';

export const article = 'en/help/create-invoice.md';
export const firstPrice = /price: \d+/;

/** Replaces the content check in tests that are not about it. */
export const agree = async (): Promise<ContentProblem[]> => [];

/** A text to write, in the format of Keystatic. */
export const added = (path: string, text: string) => ({
  path,
  contents: Buffer.from(text).toString('base64url'),
});

/** Lists for tests to change, because the owner's own content may have no people in them. */
const lists = {
  'en/testimonials.yaml':
    'items:\n  - name: Esi Quaye\n    role: Owner\n    company: a shop\n    quote: It adds up.\n    rating: 5\n',
  'en/team.yaml': 'members:\n  - name: Esi Quaye\n    role: Accountant\n    bio: Checks that it adds up.\n',
};

/**
 * Gives each test of a file a copy of the content to save into, with the data that the form and the page
 * have.
 */
export function copyOfContent() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'editor-save-'));
    cpSync(contentFolder(), folder, { recursive: true });
    for (const [file, text] of Object.entries(lists)) writeFileSync(join(folder, file), text);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const place = (path: string) => join(folder, path);
  const read = (path: string) => readFileSync(place(path), 'utf8');
  return {
    place,
    read,
    exists: (path: string) => existsSync(place(path)),
    /** The text that a form is opened with. */
    opened: (path: string) => withVersion(path, read(path)),
    /** A file to delete, with the version that the page has listed. */
    gone: (path: string, text = read(path)) => ({ path, version: listedVersionOf(text) }),
    saveInto: (update: unknown, check?: Parameters<typeof save>[2]) => save(folder, update, check),
  };
}
