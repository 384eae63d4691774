import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { fastFolder } from '../database/fast-folder.ts';

export const article = 'en/help/create-invoice.md';
export const articleText = '---\n# Reviewed twice.\ntitle: Create an invoice\norder: 1\n---\nOpen Sales.\n';
export const team = 'en/team.yaml';
export const teamText = '# The people.\nmembers:\n  - { name: Esi Quaye, role: Accountant }\n';

/** A small content folder for one test, and what else is below its parent. */
export function makeContent(): { folder: string; content: string } {
  const folder = mkdtempSync(join(fastFolder, 'content-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const content = join(folder, 'content');
  const files = {
    [article]: articleText,
    [team]: teamText,
    'plans.yaml': 'plans:\n  - { id: starter, price: 200 }\n',
    'en/downloads/stock-list.csv': 'name,price\n',
  };
  for (const [path, text] of Object.entries(files)) writeTo(content, path, text);
  return { folder, content };
}

/** Writes a file of a content folder, as a deploy does. */
export function writeTo(content: string, path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(content, path)), { recursive: true });
  writeFileSync(join(content, path), text);
}
