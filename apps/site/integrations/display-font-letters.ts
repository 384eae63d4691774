import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Characters that the languages of Ghana have in addition to English, and the cedi sign. */
export const lettersOfGhana = 'ŊŋƆƐɔɛ₵';

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');

/** Every character that a heading of the site can contain, each once, sorted by code point. */
export function lettersOfContent(folder: string): string {
  const found = new Set(`${ascii}${lettersOfGhana}`);
  for (const file of globSync('**/*.{yaml,md}', { cwd: folder })) {
    for (const letter of readFileSync(join(folder, file), 'utf8')) found.add(letter);
  }
  const letters = [...found].filter((letter) => /[^\p{C}\p{Zl}\p{Zp}]/u.test(letter));
  return letters.sort((one, other) => codeOf(one) - codeOf(other)).join('');
}

/**
 * The characters that are inside a range.
 * @param range in CSS syntax: U+0000-00FF,U+20AC
 */
export function lettersWithin(range: string, letters: string): string {
  const spans = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) => ({
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
  }));
  const isWithin = (letter: string) =>
    spans.some(({ from, to }) => from <= codeOf(letter) && codeOf(letter) <= to);
  return [...letters].filter(isWithin).join('');
}

/**
 * A short CSS unicode-range that covers these characters. It bridges gaps to stay short, because every page
 * carries it. For a character inside a gap the browser falls back to the next font.
 * @param letters sorted by code point
 */
export function rangeOf(letters: string): string {
  const spans: { from: number; to: number }[] = [];
  for (const code of [...letters].map(codeOf)) {
    const last = spans.at(-1);
    if (last && code - last.to < 0x100) last.to = code;
    else spans.push({ from: code, to: code });
  }
  const write = (code: number) => code.toString(16);
  return spans.map(({ from, to }) => `U+${write(from)}${to > from ? `-${write(to)}` : ''}`).join(',');
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;
