import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { readMessages } from '@accounting-site/content/languages/messages';
import { root } from '../run-command.ts';

/** What code joins to one message: slots, and the parts of a list. */
const joint = /\[\w+\]| and /;

/** The messages of a language that no code has in the first language, so that visitors never see them. */
export function findUnusedMessages(language: string): string[] {
  const messages = Object.keys(inLanguage(language, readMessages));
  if (messages.length === 0) return [];
  const code = readCode();
  // Numbers are formatted when they are shown.
  return messages.filter(
    (message) => /\p{L}/u.test(message) && !message.split(joint).every((part) => code.includes(part.trim())),
  );
}

/** The code of apps and packages, with texts in one piece that it writes on several lines. */
function readCode(): string {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx,astro}', { cwd: root });
  return files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
    .replace(/\\(['"`])/g, '$1')
    .replace(/['"`]\s*\+\s*['"`]/g, '');
}
