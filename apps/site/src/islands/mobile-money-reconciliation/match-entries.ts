import type { Entry } from './read-statement.ts';

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
    (entry) => entry.reference && `${plain(entry.reference)} ${entry.amount}`,
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

/** Letters and digits alone: networks and people write the same reference with spaces, dashes and other case. */
const plain = (reference: string) => reference.toUpperCase().replace(/[^A-Z0-9]/g, '');

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

/** Those that look like another entry of their list: the same amount and day, and no reference that tells them apart. */
function partDoubles(left: Entry[], all: Entry[]): [doubles: Entry[], others: Entry[]] {
  const alike = groupBy(all, ({ day, amount }) => `${day} ${amount}`);
  const isDouble = (entry: Entry) =>
    (alike.get(`${entry.day} ${entry.amount}`) ?? []).some(
      (other) =>
        other.line < entry.line &&
        (entry.reference === '' ||
          other.reference === '' ||
          plain(other.reference) === plain(entry.reference)),
    );
  return [left.filter(isDouble), left.filter((entry) => !isDouble(entry))];
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
