import { isPicture } from '@accounting-site/content/pictures/picture-entries';

/** A part of a line of Markdown. */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; inside: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; address: string; inside: Inline[] }
  | { kind: 'picture'; path: string; alt: string };

const escaped = /\\(?<escaped>[!-/:-@[-`{-~])/;
const code = /`(?<code>[^`]+)`/;
const strong = /\*\*(?<strong>\S(?:[^*]|\*(?!\*))*?)\*\*/;
const em = /(?<![\w*])[*_](?<em>[^\s*_](?:[^*_]*[^\s*_])?)[*_](?!\w)/;
const picture = /!\[(?<picture>[^[\]]*)\]\((?<file>[^\s()]*)(?:\s[^()]*)?\)/;
const link = /\[(?<label>(?:[^[\]\\]|\\[^[])+)\]\((?:<(?<wide>[^<>]*)>|(?<address>[^\s()]*))\)/;
const plain = /<(?<plain>(?:https:\/\/|mailto:)[^\s<>]+)>/;

/** No part contains the character that it begins with, so that a long text takes no longer than it must. */
const part = new RegExp(
  [escaped.source, code.source, strong.source, em.source, picture.source, link.source, plain.source].join(
    '|',
  ),
  'g',
);

/** Reads bold and slanted text, code and links. Everything else is text, tags of HTML as well. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(part)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    parts.push(readPart(match.groups ?? {}));
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

function readPart(found: Record<string, string | undefined>): Inline {
  const { escaped, code, strong, em, picture, file, label, wide, address, plain } = found;
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', inside: parseInline(strong) };
  if (em !== undefined) return { kind: 'em', inside: parseInline(em) };
  if (label !== undefined)
    return { kind: 'link', address: wide ?? address ?? '', inside: parseInline(label) };
  if (plain !== undefined) return { kind: 'link', address: plain, inside: [plain.replace('mailto:', '')] };
  if (picture !== undefined && file?.startsWith('/') && isPicture(file.slice(1)))
    return { kind: 'picture', path: file.slice(1), alt: picture };
  return escaped ?? `[${picture ?? ''}]`;
}

/** The schemes that the site allows in a text (lib/text/render-markdown.ts). */
export const isFollowed = (address: string) => /^(https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address);
