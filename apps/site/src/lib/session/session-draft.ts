import { readTyped, type TypedFields } from './typed-fields.ts';

const key = 'sessionDraft';
/** As long as somebody may be expected to come back to it. */
const lasts = 60 * 60 * 1000;

/** What was on a page when the session ended, for the same person on the same page in this tab. */
interface SessionDraft {
  userId: string | number;
  page: string;
  at: number;
  typed: TypedFields;
  /** What parts of the page hold besides their fields, such as a file that was chosen. */
  parts: Record<string, string>;
}

/** Parts of the page that have something to keep, by their name. */
const parts = new Map<string, () => string | undefined>();

/** What was restored and still waits for its form to be opened. */
let waiting: SessionDraft | undefined;

/** Has something of a part kept when the session ends; gives the function that stops it. */
export function keepPart(name: string, read: () => string | undefined): () => void {
  parts.set(name, read);
  return () => void parts.delete(name);
}

/** Keeps what somebody typed, at the moment when their session ends and before the page shows that. */
export function keepDraft(userId: string | number): void {
  const typed = { ...waiting?.typed, ...readTyped(document.querySelector('main') ?? document) };
  const held = [...parts].flatMap(([name, read]) => {
    const value = read() ?? waiting?.parts[name];
    return value === undefined ? [] : [[name, value]];
  });
  if (Object.keys(typed).length + held.length === 0) return;
  const draft = { userId, page: location.pathname, at: Date.now(), typed };
  // A file may be too large for what the browser stores: then the fields alone are kept.
  store({ ...draft, parts: Object.fromEntries(held) }) || store({ ...draft, parts: {} });
}

/** The draft of this person and this page, once. One of somebody else, or an old one, is deleted. */
export function takeDraft(userId: string | number): SessionDraft | undefined {
  if (waiting?.userId !== userId) waiting = undefined;
  const draft = recall();
  if (draft === undefined || draft.page !== location.pathname) return waiting;
  forget();
  const age = Date.now() - draft.at;
  if (draft.userId === userId && age >= 0 && age < lasts) waiting = draft;
  return waiting;
}

/** What a part held, once. */
export function takePart(userId: string | number, name: string): string | undefined {
  const draft = takeDraft(userId);
  const value = draft?.parts[name];
  if (draft) delete draft.parts[name];
  return value;
}

/** Nobody finds anything after signing out. */
export function forgetDraft(): void {
  waiting = undefined;
  forget();
}

function store(draft: SessionDraft): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

function recall(): SessionDraft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
