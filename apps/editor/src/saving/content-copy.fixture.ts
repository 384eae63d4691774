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

/** Stands for the readers of the build where they are not what a test is about. */
export const agree = async (): Promise<ContentProblem[]> => [];

/** A text to write, as Keystatic sends it. */
export const added = (path: string, text: string) => ({
  path,
  contents: Buffer.from(text).toString('base64url'),
});

/** The owner may have nobody on these lists, which tests change. */
const lists = {
  'en/testimonials.yaml':
    'items:\n  - name: Esi Quaye\n    role: Owner\n    company: a shop\n    quote: It adds up.\n    rating: 5\n',
  'en/team.yaml': 'members:\n  - name: Esi Quaye\n    role: Accountant\n    bio: Checks that it adds up.\n',
};

/** Gives each test of a file a copy of the content to save into, and what a form and the page know of it. */
export function copyOfContent() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'editor-save-'));
    cpSync(contentFolder, folder, { recursive: true });
    for (const [file, text] of Object.entries(lists)) writeFileSync(join(folder, file), text);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const place = (path: string) => join(folder, path);
  const read = (path: string) => readFileSync(place(path), 'utf8');
  return {
    place,
    read,
    exists: (path: string) => existsSync(place(path)),
    /** The text with which a form is opened. */
    opened: (path: string) => withVersion(path, read(path)),
    /** A file to take away, as the page names it: with the text that it listed. */
    gone: (path: string, text = read(path)) => ({ path, version: listedVersionOf(text) }),
    saveInto: (update: unknown, check?: Parameters<typeof save>[2]) => save(folder, update, check),
  };
}
