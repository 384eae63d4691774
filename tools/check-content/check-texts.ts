import { placeholder } from '@accounting-site/content/facts/placeholders';
import {
  isNamesOfFacts,
  isOfOtherVersion,
  madeFrom,
  originalOf,
} from '@accounting-site/content/languages/translations';
import { type ContentProblem, fieldName } from '@accounting-site/content/reading/content-error';
import { hasContentFile, readContentText } from '@accounting-site/content/reading/content-files';
import { findWrongSlot } from './find-wrong-slot.ts';
import type { Source } from './read-sources.ts';

/** What visitors would read as code: slots and braces that nothing fills in, and Markdown in plain texts. */
export const findTextProblems = (sources: readonly Source[]): ContentProblem[] =>
  sources.flatMap(({ file, texts, body, lineOf }) => {
    const hasOldSlots = isOld(file);
    return [
      ...texts.flatMap(({ path, text }) => {
        const message =
          whyRaw(text) ??
          whyUnfilled(file, text) ??
          (hasOldSlots ? undefined : findWrongSlot(file, path, text));
        return message === undefined ? [] : [{ file, line: lineOf(path), field: fieldName(path), message }];
      }),
      ...body.flatMap(({ line, text }) => {
        const message = whyUnfilled(file, text.replace(/`[^`]*`/g, ''));
        return message === undefined ? [] : [{ file, line, message }];
      }),
    ];
  });

/**
 * A translation of an earlier version has the slots of that version, and is not shown if they no longer fit. One whose
 * original was deleted is not shown at all.
 */
function isOld(file: string): boolean {
  const original = originalOf(file);
  if (original === file) return false;
  return hasContentFile(original) ? isOfOtherVersion(file) : madeFrom.test(readContentText(file));
}

const mark =
  /\]\(|\*\*(?=\S)|<\/?(?:a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|span|strong|table|u|ul)(?:\s[^<>]*)?\/?>/i;

/** No field of YAML is shown as Markdown: only the text below the front matter is. */
function whyRaw(text: string): string | undefined {
  const [found] = mark.exec(text) ?? [];
  if (found === undefined) return undefined;
  return `this field shows plain text, so visitors would read ${found}. Write the words only`;
}

function whyUnfilled(file: string, text: string): string | undefined {
  if (!/[{}]/.test(text)) return undefined;
  const isFilled = file.endsWith('webinars.yaml') || (file.includes('/') && !isNamesOfFacts(file));
  const [found] = /\{+[^{}]*\}*|\}+/.exec(isFilled ? text.replace(placeholder, '') : text) ?? [];
  if (found === undefined) return undefined;
  return isFilled
    ? `visitors would read ${found}. Write a fact exactly like {brand.name}, or leave out the braces`
    : `a file of facts cannot use other facts, so visitors would read ${found}. Write the words themselves`;
}
