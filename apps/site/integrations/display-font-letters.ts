import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The letters that the languages of Ghana share beyond those of English, and the sign of the cedi. */
export const lettersOfGhana = 'ŊŋƆƐɔɛ₵';

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');

/** Every letter that a heading of the site can hold: those of its words, each once, in the order of their codes. */
export function lettersOfContent(folder: string): string {
  const words = globSync('**/*.{yaml,md}', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  const letters = new Set(`${ascii}${lettersOfGhana}${words.join('')}`.match(/[^\p{C}\p{Zl}\p{Zp}]/gu));
  return [...letters].sort((one, other) => codeOf(one) - codeOf(other)).join('');
}

/**
 * Of these letters those that stand in a range.
 * @param range as CSS writes it: U+0000-00FF,U+20AC
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
 * A short range, as CSS writes it, that holds these letters. It bridges gaps, because every page carries it and a
 * browser goes on to the next font where this one has no drawing.
 * @param letters in the order of their codes
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
