import { isPicture } from '@accounting-site/content/pictures/picture-entries';

/** A block of a text, as its preview shows it. */
export type Block =
  | { kind: 'heading'; depth: number; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; first: number | undefined; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; isEnd: boolean[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

const heading = /^(#{1,6}) (.*)/;
const endOfHeading = / #+$/;
const item = /^( {0,3})([-*+]|\d{1,9}[.)])( +)(?=\S)/;
const task = /^\[[ xX]\] /;
const fence = /^(?:```|~~~)/;
const quote = /^ {0,3}> ?/;
const rule = /^ {0,3}(?:-{3,}|\*{3,}|_{3,}) *$/;
const tableMark = /^:?-+:?$/;

/**
 * Reads the Markdown that articles use: headings, paragraphs, lists in lists, quotations, tables and code. The
 * preview is for reading while writing: the build renders CommonMark (lib/text/render-markdown.ts).
 * A parser of all of CommonMark is larger than the script that the page may still load.
 */
export function parseMarkdown(text: string): Block[] {
  return parseLines(text.replaceAll('\r\n', '\n').split('\n'));
}

function parseLines(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const [block, next] = parseBlock(lines, at, line);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

/** The block that begins at a line, and the line after it. */
function parseBlock(lines: readonly string[], at: number, line: string): [Block, number] {
  const title = heading.exec(line);
  if (title) {
    const [, marks = '', text = ''] = title;
    const inside = text.trimEnd().replace(endOfHeading, '').trim();
    return [{ kind: 'heading', depth: marks.length, text: parseInline(inside) }, at + 1];
  }
  if (fence.test(line)) {
    const end = findLine(lines, at + 1, (each) => fence.test(each));
    return [{ kind: 'code', text: lines.slice(at + 1, end).join('\n') }, end + 1];
  }
  if (rule.test(line)) return [{ kind: 'rule' }, at + 1];
  if (quote.test(line)) {
    const end = findLine(lines, at, (each) => !quote.test(each));
    const inside = lines.slice(at, end).map((each) => each.replace(quote, ''));
    return [{ kind: 'quote', blocks: parseLines(inside) }, end];
  }
  if (item.test(line)) return parseList(lines, at);
  if (line.includes('|') && cellsOf(lines[at + 1] ?? '').every((mark) => tableMark.test(mark)))
    return parseTable(lines, at);
  const end = findLine(lines, at + 1, (each) => each.trim() === '' || isStart(each));
  return [{ kind: 'paragraph', text: parseInline(lines.slice(at, end).map(trimmed).join('\n')) }, end];
}

const trimmed = (line: string) => line.trim();
const isStart = (line: string) =>
  [heading, fence, rule, quote].some((pattern) => pattern.test(line)) || item.test(line);

function findLine(lines: readonly string[], from: number, isIt: (line: string) => boolean): number {
  const found = lines.findIndex((line, at) => at >= from && isIt(line));
  return found === -1 ? lines.length : found;
}

/** The marker of a list's item: its kind, and how far its text is from the edge. */
function readItem(line: string | undefined) {
  const match = item.exec(line ?? '');
  if (!match) return undefined;
  const marker = match[2] ?? '';
  return { isOrdered: /\d/.test(marker), first: Number.parseInt(marker, 10), width: match[0].length };
}

function parseList(lines: readonly string[], start: number): [Block, number] {
  const first = readItem(lines[start]);
  const items: Block[][] = [];
  let at = start;
  for (;;) {
    const own = readItem(lines[at]);
    if (own === undefined || own.isOrdered !== first?.isOrdered) break;
    const inside = [
      (lines[at]?.slice(own.width) ?? '').replace(task, (box) => (box === '[ ] ' ? '☐ ' : '☑ ')),
    ];
    at += 1;
    while (at < lines.length && belongs(lines, at, own.width)) {
      const line = lines[at] ?? '';
      inside.push(line.slice(Math.min(own.width, line.length - line.trimStart().length)));
      at += 1;
    }
    items.push(parseLines(inside));
    const next = findLine(lines, at, (line) => line.trim() !== '');
    if (readItem(lines[next]) !== undefined) at = next;
  }
  return [{ kind: 'list', first: first?.isOrdered ? first.first : undefined, items }, at];
}

/** Whether a line goes on with an item: it is indented, follows directly, or is a gap before such a line. */
function belongs(lines: readonly string[], at: number, width: number): boolean {
  const indent = (line = '') => line.length - line.trimStart().length;
  const line = lines[at] ?? '';
  if (line.trim() === '') {
    const next = findLine(lines, at, (each) => each.trim() !== '');
    return next < lines.length && indent(lines[next]) >= width;
  }
  return indent(line) >= width || (!isStart(line) && lines[at - 1]?.trim() !== '');
}

function parseTable(lines: readonly string[], at: number): [Block, number] {
  const end = findLine(lines, at + 2, (line) => !line.includes('|'));
  const [head = [], marks = [], ...rows] = lines.slice(at, end).map(cellsOf);
  return [
    {
      kind: 'table',
      head: head.map(parseInline),
      rows: rows.map((row) => row.map(parseInline)),
      isEnd: marks.map((mark) => mark.endsWith(':') && !mark.startsWith(':')),
    },
    end,
  ];
}

/** Takes the place of an escaped | while a row is split into cells. */
const escapedBar = '\0';

const cellsOf = (line: string) =>
  line
    .trim()
    .replaceAll('\\|', escapedBar)
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim().replaceAll(escapedBar, '|'));

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
const em = /[*_](?<em>[^\s*_](?:[^*_]*[^\s*_])?)[*_](?!\w)/;
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
function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (let match = findPart(text, 0); match; match = findPart(text, end)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    parts.push(readPart(match.groups ?? {}));
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** The next part from an index on. A lookbehind would stop the whole script in Safari before 16.4. */
function findPart(text: string, from: number): RegExpExecArray | null {
  part.lastIndex = from;
  for (;;) {
    const match = part.exec(text);
    // Inside a word, * and _ are characters.
    if (match?.groups?.em === undefined || !/[\w*]/.test(text.charAt(match.index - 1))) return match;
    part.lastIndex = match.index + 1;
  }
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
