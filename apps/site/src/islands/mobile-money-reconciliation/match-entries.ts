import type { Entry } from './read-entry.ts';

interface Pair {
  wallet: Entry;
  book: Entry;
}

/** The result of comparing two lists. Every entry of both is in exactly one group. */
export interface Match {
  agreed: Pair[];
  /** Same reference, different amount. */
  differing: Pair[];
  onlyWallet: Entry[];
  onlyBook: Entry[];
  /** Unmatched, and similar to another entry of the same list. */
  doubleWallet: Entry[];
  doubleBook: Entry[];
}

/**
 * Matches one to one: first by reference and amount, then by reference with a different amount, then by
 * amount and day. References may repeat, so entries of the same day come first. Entries are matched in list order,
 * so the result is deterministic.
 */
export function matchEntries(wallet: Entry[], book: Entry[]): Match {
  const byReferenceAndAmount = pairOffSameDayFirst(wallet, book, referenceAndAmount);
  const byReference = pairOffSameDayFirst(byReferenceAndAmount.ones, byReferenceAndAmount.others, (entry) =>
    plain(entry.reference),
  );
  const known = { wallet: countReferences(wallet), book: countReferences(book) };
  // A further line with an already matched reference is a duplicate, and must not match another entry.
  const isSpare = (entry: Entry) => {
    const reference = plain(entry.reference);
    return reference === '' || !known.wallet.has(reference) || !known.book.has(reference);
  };
  const byDay = pairOff(
    byReference.ones.filter(isSpare),
    byReference.others.filter(isSpare),
    (entry) => `${entry.day} ${entry.amount}`,
  );
  const walletLeft = inOrder([...byDay.ones, ...byReference.ones.filter((entry) => !isSpare(entry))]);
  const bookLeft = inOrder([...byDay.others, ...byReference.others.filter((entry) => !isSpare(entry))]);
  const [doubleWallet, onlyWallet] = partDoubles(walletLeft, wallet);
  // A number that is entered again on a later day is the same payment. A name or a note may return.
  const matched = new Set(byReferenceAndAmount.pairs.map((pair) => referenceAndAmount(pair.book)));
  const isAgain = (entry: Entry) => /\d/.test(entry.reference) && matched.has(referenceAndAmount(entry));
  const [doubleBook, onlyBook] = partDoubles(bookLeft, book, isAgain);
  const agreed = [...byReferenceAndAmount.pairs, ...byDay.pairs].sort(byLine);
  return { agreed, differing: byReference.pairs, onlyWallet, onlyBook, doubleWallet, doubleBook };
}

/**
 * Normalises a reference to the letters and digits of any language, because networks and people write it with
 * different spaces, dashes and case. Spreadsheets drop the zeros that a number begins with. Empty for a dash, which
 * people write for no reference, and for 4.8E+11, to which a spreadsheet shortens many numbers.
 */
const plain = (reference: string) =>
  reference
    .normalize('NFC')
    .toUpperCase()
    .replace(/^\s*\d([.,]\d+)?E\+\d+\s*$|[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=\d+$)/, '');

/** Empty for an entry without a reference. */
function referenceAndAmount({ reference, amount }: Entry): string {
  const number = plain(reference);
  return number && `${number} ${amount}`;
}

const byLine = (one: Pair, other: Pair) => one.wallet.line - other.wallet.line;

const inOrder = (entries: Entry[]) => entries.sort((one, other) => one.line - other.line);

const countReferences = (entries: Entry[]) => new Set(entries.map(({ reference }) => plain(reference)));

/** Pairs entries with the same key: first those of the same day, then the others. */
function pairOffSameDayFirst(wallet: Entry[], book: Entry[], keyOf: (entry: Entry) => string) {
  const sameDay = pairOff(wallet, book, (entry) => keyOf(entry) && `${entry.day} ${keyOf(entry)}`);
  const others = pairOff(sameDay.ones, sameDay.others, keyOf);
  return { ...others, pairs: [...sameDay.pairs, ...others.pairs].sort(byLine) };
}

/** Pairs entries with the same key, in order. Entries with an empty key are not paired. */
function pairOff(wallet: Entry[], book: Entry[], keyOf: (entry: Entry) => string) {
  const waiting = groupBy(book, keyOf);
  const taken = new Set<Entry>();
  const next = new Map<string, number>();
  const pairs: Pair[] = [];
  const ones = wallet.filter((entry) => {
    const key = keyOf(entry);
    const at = next.get(key) ?? 0;
    const partner = key === '' ? undefined : waiting.get(key)?.[at];
    if (!partner) return true;
    next.set(key, at + 1);
    taken.add(partner);
    pairs.push({ wallet: entry, book: partner });
    return false;
  });
  return { pairs, ones, others: book.filter((entry) => !taken.has(entry)) };
}

/**
 * Separates entries that look like an earlier entry of their list: the same amount and day, and no different
 * reference, or what else is one. Each entry is checked only once, because thousands may share a day and amount.
 */
function partDoubles(
  left: Entry[],
  all: Entry[],
  isDouble: (entry: Entry) => boolean = () => false,
): [doubles: Entry[], others: Entry[]] {
  const doubles = new Set<Entry>();
  for (const group of groupBy(all, ({ day, amount }) => `${day} ${amount}`).values()) {
    const seen = new Set<string>();
    for (const entry of group) {
      const reference = plain(entry.reference);
      const isKnown = seen.has(reference) || seen.has('') || (reference === '' && seen.size > 0);
      if (isKnown) doubles.add(entry);
      seen.add(reference);
    }
  }
  const isFound = (entry: Entry) => doubles.has(entry) || isDouble(entry);
  return [left.filter(isFound), left.filter((entry) => !isFound(entry))];
}

/** Map.groupBy, which browsers of a few years ago lack. */
function groupBy(entries: Entry[], keyOf: (entry: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}

/** The steps from the book's total to the wallet's total, in pesewas. */
export interface Explanation {
  book: number;
  onlyWallet: number;
  doubleWallet: number;
  onlyBook: number;
  doubleBook: number;
  differing: number;
  wallet: number;
  /** The wallet's total minus the book's total. */
  difference: number;
}

/** Both totals and the steps between them, exact to the pesewa. */
export function explain(match: Match): Explanation {
  const { agreed, differing, onlyWallet, onlyBook, doubleWallet, doubleBook } = match;
  const paired = [...agreed, ...differing];
  const wallet = sum(paired.map((pair) => pair.wallet)) + sum(onlyWallet) + sum(doubleWallet);
  const book = sum(paired.map((pair) => pair.book)) + sum(onlyBook) + sum(doubleBook);
  return {
    book,
    onlyWallet: sum(onlyWallet),
    doubleWallet: sum(doubleWallet),
    onlyBook: -sum(onlyBook),
    doubleBook: -sum(doubleBook),
    differing: sum(differing.map((pair) => pair.wallet)) - sum(differing.map((pair) => pair.book)),
    wallet,
    difference: wallet - book,
  };
}

const sum = (entries: Entry[]) => entries.reduce((total, { amount }) => total + amount, 0);
