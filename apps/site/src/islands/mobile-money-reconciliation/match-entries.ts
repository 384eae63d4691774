import type { Entry } from './entry.ts';

export interface Pair {
  wallet: Entry;
  book: Entry;
}

/** What came of laying two lists side by side. Every entry of both stands in exactly one place. */
export interface Match {
  agreed: Pair[];
  /** The same reference with another amount. */
  differing: Pair[];
  onlyWallet: Entry[];
  onlyBook: Entry[];
  /** Left over, and looking like another entry of the same list. */
  doubleWallet: Entry[];
  doubleBook: Entry[];
}

/**
 * Matches one to one: first what has the same reference and amount, then the same reference with another amount, then
 * the same amount on the same day. The first of a list takes the first of the other, so that the answer is the same
 * every time.
 */
export function matchEntries(wallet: Entry[], book: Entry[]): Match {
  const byReferenceAndAmount = pairOff(
    wallet,
    book,
    ({ reference, amount }) => plain(reference) && `${plain(reference)} ${amount}`,
  );
  const byReference = pairOff(byReferenceAndAmount.ones, byReferenceAndAmount.others, (entry) =>
    plain(entry.reference),
  );
  const known = { wallet: countReferences(wallet), book: countReferences(book) };
  // A second line with a reference that was matched already is a duplicate, and takes no other's place.
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
  const [doubleBook, onlyBook] = partDoubles(bookLeft, book);
  const agreed = [...byReferenceAndAmount.pairs, ...byDay.pairs].sort(
    (one, other) => one.wallet.line - other.wallet.line,
  );
  return { agreed, differing: byReference.pairs, onlyWallet, onlyBook, doubleWallet, doubleBook };
}

/**
 * Letters and digits alone, of any language: networks and people write the same reference with spaces, dashes and other
 * case. Empty for a dash, with which people say that there is none.
 */
const plain = (reference: string) =>
  reference
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const inOrder = (entries: Entry[]) => entries.sort((one, other) => one.line - other.line);

const countReferences = (entries: Entry[]) => new Set(entries.map(({ reference }) => plain(reference)));

/** Pairs the entries with the same key, in their order; an empty key pairs with nothing. */
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
 * Those that look like an earlier entry of their list: the same amount and day, and no reference that tells them apart.
 * Each entry is looked at once: thousands may be of one day and amount.
 */
function partDoubles(left: Entry[], all: Entry[]): [doubles: Entry[], others: Entry[]] {
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
  return [left.filter((entry) => doubles.has(entry)), left.filter((entry) => !doubles.has(entry))];
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
