import { recordOf } from '@accounting-site/contract/fields/record-of';
import { contactFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import type { LeadChange, LeadRecord, StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { ApiError, SessionEndedError } from '@accounting-site/session';
import { useEffect, useRef, useState } from 'react';
import { isFinal } from '../../lib/desk/failure-of.ts';
import { listenForReturn } from '../../lib/desk/listen-for-return.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import { addNote, changeLead, readLead } from './lead-calls.ts';

/**
 * Functions that change a lead, and the result of the last change. `change` and `note` take a callback that
 * runs once it is saved, maybe after a retry.
 */
export type LeadDesk = ReturnType<typeof useLead>;

interface Change {
  /** The message to announce. */
  said: string;
  undo?: LeadChange | undefined;
  onSaved?: (() => void) | undefined;
}

interface Failed {
  error: unknown;
  /** Undefined if it would be refused again. */
  retry?: (() => void) | undefined;
}

/**
 * One lead: its record, which is loaded when it is opened, and its changes.
 * @param onChanged called with the changed lead, and with the message to announce
 */
export function useLead(
  lead: StaffLead,
  { isOpen, onChanged }: { isOpen: boolean; onChanged: (lead: StaffLead, said: string) => void },
) {
  const { callSite } = browserSession('');
  const [record, setRecord] = useState<LeadRecord>();
  /** Why the record could not be read. */
  const [reading, setReading] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const [saved, setSaved] = useState<Change>();
  /** A ref, because a retry would see the state of its own render. */
  const isSending = useRef(false);
  const running = useRef<AbortController>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    running.current = controller;
    setReading(undefined);
    readLead(callSite, lead.id, controller.signal).then(
      (read) => {
        if (controller.signal.aborted) return;
        setRecord(read);
        onChanged(read.lead, '');
      },
      (error) => {
        if (controller.signal.aborted || error instanceof SessionEndedError) return;
        setReading(error);
      },
    );
    return () => controller.abort();
  }, [callSite, lead.id, isOpen, attempt]);

  useEffect(() => {
    // The key of what is sent is kept for another try, until the lead is read (lead-calls.ts).
    if (!isOpen || busy || failed?.retry) return;
    return listenForReturn(() => setAttempt((before) => before + 1));
  }, [isOpen, busy, failed]);

  async function send(call: () => Promise<LeadRecord>, change: Change): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailed(undefined);
    setSaved(undefined);
    try {
      const after = await call();
      show(after, change.said);
      setSaved({ ...change, undo: change.undo && { ...change.undo, seen: seenOf(after.lead) } });
      change.onSaved?.();
    } catch (error) {
      // When the session has ended, the page redirects to sign-in.
      if (error instanceof SessionEndedError) return;
      if (error instanceof ApiError && error.status === 409) await showCurrent();
      setFailed({ error, retry: isFinal(error) ? undefined : () => send(call, change) });
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function show(after: LeadRecord, said: string): void {
    // An earlier response may arrive after a later one.
    running.current?.abort();
    setRecord(after);
    onChanged(after.lead, said);
  }

  /** After a change by someone else. Without a response the row stays as it is. */
  async function showCurrent(): Promise<void> {
    const current = await readLead(callSite, lead.id).catch(() => undefined);
    if (current !== undefined) show(current, '');
  }

  return {
    record,
    reading,
    readAgain: () => setAttempt((before) => before + 1),
    busy,
    failed,
    saved,
    change: (change: LeadChange, said: string, onSaved?: () => void) =>
      send(changeLead(callSite, lead.id, { ...change, seen: seenOf(lead) }), {
        said,
        undo: undoOf(lead, change),
        onSaved,
      }),
    undo: (change: LeadChange, said: string) => send(changeLead(callSite, lead.id, change), { said }),
    note: (text: string, said: string, onSaved: () => void) =>
      send(addNote(callSite, lead.id, text), { said, onSaved }),
  };
}

const seenOf = (lead: StaffLead): LeadChange['seen'] => {
  const { stage, nextStep, dueAt, owner, contactedAt } = lead;
  const contact = recordOf(contactFieldNames, (name) => lead[name]);
  return { stage, nextStep, dueAt, contactedAt, contact, owner: owner?.id ?? null };
};

/** The change that undoes another one. The history contains both. */
export function undoOf(before: StaffLead, change: LeadChange): LeadChange {
  const { stage, lostReason, plan, nextStep, dueAt, answeredAt, contactedAt, suspected } = before;
  const undo: LeadChange = { undo: { answeredAt, contactedAt, suspected } };
  if (change.contacted || change.stage !== undefined) {
    undo.stage = stage;
    if (stage === 'lost') undo.lostReason = lostReason || 'no answer';
    if (change.plan !== undefined) undo.plan = plan;
  }
  const corrected = contactFieldNames.filter((name) => change.contact?.[name] !== undefined);
  if (undo.undo && corrected.length > 0) undo.undo.contact = recordOf(corrected, (name) => before[name]);
  // A contact sets the owner of a lead without one, and removes the next step.
  if (change.contacted || change.owner !== undefined) undo.owner = before.owner?.id ?? null;
  if (undo.stage !== undefined || change.nextStep !== undefined || change.dueAt !== undefined) {
    Object.assign(undo, { nextStep, dueAt });
  }
  return undo;
}
