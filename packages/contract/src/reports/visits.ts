/** What is counted about visits. Imports nothing, so that pages can load it. */

/**
 * What a browser counts: a page that is shown, the first page of a tab, the first visit of a tab to the prices,
 * the first use of a tool on a page, and each download.
 */
export const countedKinds = ['page', 'tab', 'pricing', 'tool', 'download'] as const;

export type CountedKind = (typeof countedKinds)[number];

/** What is stored: what browsers count, and the sign-ups and webinar seats, which the server counts. */
export type VisitKind = CountedKind | 'trial' | 'seat';

/** The name for every source or campaign that is not counted by its own name. */
export const otherSource = 'other';

/** The longest name of a source or campaign, in UTF-16 code units. */
const nameMaxLength = 40;

/**
 * The name under which a source or campaign is counted: lower case, `''` if it is unknown. A name that is too
 * long, or could identify a person, becomes `other`: with an email address, a phone number, or one long code.
 */
export function countedSource(text: string): string {
  const name = text
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  const isPersonal = /@|\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){8}|[\p{L}\p{Nd}]{21}/u.test(name);
  return name.length > nameMaxLength || isPersonal ? otherSource : name;
}
