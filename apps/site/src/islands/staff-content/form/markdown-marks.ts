/** A text with what is selected in it. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** What a button of the toolbar replaces, and what is selected afterwards. */
export interface Replacement {
  from: number;
  to: number;
  by: string;
  select: [number, number];
}

type LineMark = 'heading' | 'list' | 'steps';

/** Puts the selected text between two asterisks, or takes them away. */
export function bold({ text, start, end }: Selection): Replacement {
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**') {
    return { from: start - 2, to: end + 2, by: text.slice(start, end), select: [start - 2, end - 2] };
  }
  return { from: start, to: end, by: `**${text.slice(start, end)}**`, select: [start + 2, end + 2] };
}

/** Makes a link of the selected text, or of the title. */
export function link({ text, start, end }: Selection, address: string, title: string): Replacement {
  const label = text.slice(start, end) || title;
  const by = `[${label}](${address.includes(' ') ? `<${address}>` : address})`;
  return { from: start, to: end, by, select: [start + by.length, start + by.length] };
}

/** Where to insert something: at the earlier place, or at the cursor if the text has changed since. */
export const placeNow = (earlier: Selection, now: Selection) => (earlier.text === now.text ? earlier : now);

/** A picture, in place of the selected text. A bracket would end its description. */
export function picture({ start, end }: Selection, path: string, alt: string): Replacement {
  const by = `![${alt.replace(/[[\]\\]/g, '')}](/${path})`;
  return { from: start, to: end, by, select: [start + by.length, start + by.length] };
}

const marks = { heading: () => '## ', list: () => '- ', steps: (at: number) => `${at + 1}. ` };
const anyMark = /^(?:#{1,6} |[-*] |\d+\. )/;

/** Marks each selected line, or takes the mark away if all have it. */
export function markLines({ text, start, end }: Selection, mark: LineMark): Replacement {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(end - 1, start));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line, at) => line.startsWith(marks[mark](at)));
  const by = lines
    .map((line, at) => (isMarked ? '' : marks[mark](at)) + line.replace(anyMark, ''))
    .join('\n');
  return {
    from,
    to,
    by,
    select: lines.length === 1 ? [from + by.length, from + by.length] : [from, from + by.length],
  };
}
