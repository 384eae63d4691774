import type { ContentEntry } from '@accounting-site/contract/staff/staff-content';
import { ApiError, SessionEndedError } from '@accounting-site/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isFinal, isGone } from '../../../lib/desk/desk-failure.ts';
import { browserSession } from '../../../lib/session/browser-session.ts';
import { readEntry, saveEntry } from '../content-calls.ts';
import { saveWhileLeaving, useContentDesk } from '../content-desk.ts';
import { checkPause, useRepeated } from '../use-repeated.ts';
import { type Autosave, type AutosaveState, createAutosave } from './create-autosave.ts';
import { entryValue, isOvertaken, isSameValue } from './entry-value.ts';
import { type EntryValue, keepText, readKept } from './kept-texts.ts';
import { useWhenReleased } from './use-when-released.ts';

/** An entry as the form shows it. `round` changes when the form starts again with another text. */
export interface OpenEntry {
  entry: ContentEntry;
  /** Of a translation whose original was changed: the version of the original now. Null for others. */
  newOriginal: string | null;
  value: EntryValue;
  round: number;
}

/** What this person typed, and what someone else saved meanwhile. */
export interface EntryConflict {
  mine: EntryValue;
  /** The version of the original that `mine` translates. */
  original: string | null;
  theirs: ContentEntry;
}

/** Editing a stale translation does not mark it as up to date (StaleTranslation of PublishedChange.tsx). */
const madeFrom = ({ stale, original }: ContentEntry) => (stale ? null : original);

type Loading = 'loading' | 'failed' | 'gone';

/** One entry: loaded, changed, saved as it is typed, and kept in the browser until the server has it. */
export function useEntry(path: string) {
  const { call, user, hasPublisher } = useContentDesk();
  const me = `${user.id}`;
  const [open, setOpen] = useState<OpenEntry | Loading>('loading');
  const [saving, setSaving] = useState<AutosaveState>({ status: 'idle' });
  const [conflict, setConflict] = useState<EntryConflict>();
  const [attempt, setAttempt] = useState(0);
  const whenReleased = useWhenReleased();
  const autosave = useRef<Autosave<EntryValue>>(null);
  /** Of the text that the next save replaces. */
  const version = useRef('');
  /** Of a translation: the version of the original that it was made from. Null if that is an earlier one. */
  const original = useRef<string | null>(null);
  const latest = useRef<EntryValue>({});

  const show = useCallback(
    (entry: ContentEntry, value: EntryValue = entryValue(entry), seen: string | null = madeFrom(entry)) => {
      version.current = entry.version;
      original.current = seen;
      latest.current = value;
      setOpen((before) => ({
        entry: { ...entry, original: seen },
        newOriginal: entry.stale ? entry.original : null,
        value,
        round: typeof before === 'string' ? 0 : before.round + 1,
      }));
    },
    [],
  );

  /** Shows what the server says of the same text: its state and its errors. */
  const showChecked = useCallback(
    (entry: ContentEntry) =>
      whenReleased(() =>
        setOpen((before) =>
          typeof before === 'string'
            ? before
            : {
                ...before,
                entry: { ...entry, original: before.entry.original },
                newOriginal: entry.stale ? (before.newOriginal ?? entry.original) : null,
              },
        ),
      ),
    [whenReleased],
  );

  const edit = useCallback((value: EntryValue) => {
    latest.current = value;
    setOpen((before) => (typeof before === 'string' ? before : { ...before, value }));
    autosave.current?.changed(value);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const seen = () => ({ basedOn: version.current, original: original.current });
    const saver = createAutosave<EntryValue>({
      async send(value) {
        const entry = await saveEntry(call, { path, ...seen(), ...value });
        version.current = entry.version;
        if (!signal.aborted) showChecked(entry);
      },
      keep: (value, sent) => keepText(me, path, value && { ...seen(), value, sent }),
      isFinal: (error) => error instanceof SessionEndedError || isFinal(error),
      onState(state) {
        setSaving(state);
        if (state.status !== 'failed' || !(state.error instanceof ApiError)) return;
        if (state.error.status === 409) void meet();
      },
    });
    autosave.current = saver;

    /** Shows both texts. */
    async function meet() {
      const theirs = await readEntry(call, path, signal).catch(() => undefined);
      // Also what was typed meanwhile.
      if (theirs && !signal.aborted)
        setConflict({ mine: latest.current, original: original.current, theirs });
    }
    setOpen('loading');
    readEntry(call, path, signal).then(
      (entry) => {
        if (signal.aborted) return;
        const kept = readKept(me)[path];
        if (kept === undefined || isSameValue(kept.value, entryValue(entry))) {
          keepText(me, path, undefined);
          return show(entry);
        }
        if (isOvertaken(kept, entry)) {
          show(entry);
          return setConflict({ mine: kept.value, original: kept.original ?? null, theirs: entry });
        }
        show(entry, kept.value, kept.original ?? null);
        saver.changed(kept.value);
      },
      (error) => {
        if (signal.aborted || error instanceof SessionEndedError) return;
        setOpen(isGone(error) ? 'gone' : 'failed');
      },
    );
    const flush = () => void saver.flush();
    const flushIfHidden = () => document.visibilityState === 'hidden' && flush();
    addEventListener('online', flush, { signal });
    document.addEventListener('visibilitychange', flushIfHidden, { signal });
    return () => {
      controller.abort();
      // After a sign-in of someone else in another tab, the text stays kept until its author is back.
      saveWhileLeaving(saver.stop(`${browserSession('').getSnapshot()?.user.id}` === me));
    };
  }, [call, me, path, attempt, show, showChecked]);

  const unchecked =
    typeof open === 'string' || open.entry.draft?.checked !== false ? undefined : open.entry.version;
  const readChecked = useCallback(
    async (signal: AbortSignal) => {
      const entry = await readEntry(call, path, signal).catch(() => undefined);
      // A newer version by someone else causes a 409 at the next save.
      if (entry !== undefined && entry.version === unchecked && !signal.aborted) showChecked(entry);
    },
    [call, path, unchecked, showChecked],
  );
  useRepeated(unchecked !== undefined && hasPublisher, readChecked, checkPause);

  /** Starts again with the entry that another call returned. */
  const showSaved = useCallback(
    (entry: ContentEntry) => {
      setConflict(undefined);
      autosave.current?.forget();
      show(entry);
    },
    [show],
  );

  return {
    open,
    saving,
    conflict,
    edit,
    readAgain: () => setAttempt(attempt + 1),
    /** Sends what is not saved. Resolves to the version to base a change on. */
    async settle() {
      await autosave.current?.flush();
      return version.current;
    },
    showSaved,
    /** Saves that the translation matches this version of its original. What is typed meanwhile stays. */
    async match(version: string) {
      original.current = version;
      autosave.current?.changed(latest.current);
      await autosave.current?.flush();
    },
    keepMine({ mine, original: seen, theirs }: EntryConflict) {
      setConflict(undefined);
      show(theirs, mine, seen);
      autosave.current?.changed(mine);
      void autosave.current?.flush();
    },
  };
}

export type EntryDesk = ReturnType<typeof useEntry>;

/** What the parts of the editor get: the entry, what this person typed, and what can be done with both. */
export interface EntryProps {
  entry: ContentEntry;
  value: EntryValue;
  desk: EntryDesk;
}
