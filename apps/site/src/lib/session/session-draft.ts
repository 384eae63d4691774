import { type Control, changedValue } from '../forms/changed-value.ts';
import { readStored, store } from '../forms/stored.ts';

const key = 'sessionDraft';
/** Unsaved notes and next steps of staff, which must also survive a reload. */
export const notesKey = 'leadNotes';
/** After this time the user is unlikely to continue. */
const lasts = 60 * 60 * 1000;

/** The unsaved input of a page at the end of a session, for the same user on the same page in this tab. */
interface SessionDraft {
  userId: string | number;
  page: string;
  at: number;
  typed: TypedFields;
  /** State of page parts besides their fields, such as a chosen file. */
  parts: Record<string, string>;
}

/** Page parts with state to keep, by name. */
const parts = new Map<string, () => string | undefined>();

/** A restored draft with fields whose form is not open yet. */
let waiting: SessionDraft | undefined;

/** Registers state to keep when the session ends. Returns the function that unregisters it. */
export function keepPart(name: string, read: () => string | undefined): () => void {
  parts.set(name, read);
  return () => void parts.delete(name);
}

/** Saves the input when the session ends, before the page changes. */
export function keepDraft(userId: string | number): void {
  const typed = { ...waiting?.typed, ...readTyped(document.querySelector('main') ?? document) };
  const held = [...parts].flatMap(([name, read]) => {
    const value = read() ?? waiting?.parts[name];
    return value === undefined ? [] : [[name, value]];
  });
  if (Object.keys(typed).length + held.length === 0) return;
  const draft = { userId, page: location.pathname, at: Date.now(), typed };
  // A file may be too large for the browser's storage. Then only the fields are saved.
  keep({ ...draft, parts: Object.fromEntries(held) }) || keep({ ...draft, parts: {} });
}

/** Takes the draft of this user and this page. Another user's draft, or an expired one, is deleted. */
export function takeDraft(userId: string | number): SessionDraft | undefined {
  if (waiting?.userId !== userId) waiting = undefined;
  const draft = readStored<SessionDraft>('sessionStorage', key);
  if (draft === undefined || draft.page !== location.pathname) return waiting;
  store('sessionStorage', key, undefined);
  const age = Date.now() - draft.at;
  if (draft.userId === userId && age >= 0 && age < lasts) waiting = draft;
  return waiting;
}

/** Takes the saved state of a part. */
export function takePart(userId: string | number, name: string): string | undefined {
  const draft = takeDraft(userId);
  const value = draft?.parts[name];
  if (draft) delete draft.parts[name];
  return value;
}

/** Deletes the draft and the last form that was sent, so that they cannot be found after signing out. */
export function forgetDraft(): void {
  waiting = undefined;
  // The last is stored by sending-key.ts. Importing it here would add it to every page.
  for (const name of [key, notesKey, 'lastSending']) store('sessionStorage', name, undefined);
}

const keep = (draft: SessionDraft) => store('sessionStorage', key, JSON.stringify(draft));

/**
 * Field values by the id of their control; booleans for checkboxes and radio buttons. A form that shows one of
 * several records has the record's id in the ids of its controls, so that no other record gets the input.
 */
export type TypedFields = Record<string, string | boolean>;

/** Secrets and files are never read. */
const never = new Set(['password', 'hidden', 'file', 'submit', 'button']);

/** Reads the fields that differ from their initial values. Passwords, codes and forms that keep their own are skipped. */
export function readTyped(within: ParentNode): TypedFields {
  const typed: TypedFields = {};
  for (const control of within.querySelectorAll<Control>('input[id], textarea[id], select[id]')) {
    if (never.has(control.type) || /password|one-time-code/.test(control.autocomplete)) continue;
    if (control.closest('[data-keeps]')) continue;
    const value = changedValue(control);
    if (value !== undefined) typed[control.id] = value;
  }
  return typed;
}

/**
 * Restores the values whose controls exist now and removes them from `typed`. The rest waits until its form
 * is opened.
 */
export function restoreTyped(typed: TypedFields): void {
  for (const [id, value] of Object.entries(typed)) {
    const control = document.getElementById(id) as Control | null;
    if (control === null) continue;
    delete typed[id];
    if (typeof value === 'boolean') {
      // React notices a changed checkbox only by its click.
      if ((control as HTMLInputElement).checked !== value) control.click();
      continue;
    }
    control.value = value;
    // Dispatches the events of typing, so that components update.
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
