import { recordOf } from '@accounting-site/contract/fields/record-of';
import { contactFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import type { LeadChange, LeadRecord, Member, StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { SessionEndedError } from '@accounting-site/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listenForReturn } from '../../lib/desk/listen-for-return.ts';
import { browserSession } from '../../lib/session/browser-session.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import { noRefusals, type Save, type Saved } from './create-saves.ts';
import { addNote, changeLead, readLead } from './lead-calls.ts';
import type { Drafts } from './use-drafts.ts';
import type { Saves } from './use-saves.ts';

/**
 * Functions that change a lead, and the result of the last change. `change` and `note` take a callback that
 * runs once it is saved, maybe after a retry.
 */
export type LeadDesk = ReturnType<typeof useLead>;

/** What the parts of a lead get. */
export interface LeadProps {
  lead: StaffLead;
  desk: LeadDesk;
  drafts: Drafts;
  words: StaffLeadsWords;
}

/** The properties of a list item and of the record of its lead. */
export interface LeadItemProps extends Omit<LeadProps, 'desk'> {
  /** The account that is signed in. */
  me: string;
  members: readonly Member[];
  saves: Saves;
  isOpen: boolean;
  onToggle: () => void;
  /** Called with the changed lead, and with the message to announce. */
  onChanged: (lead: StaffLead, said: string) => void;
}

/** One lead: its record, which is loaded when it is opened, and its changes. */
export function useLead({ lead, isOpen, saves, onChanged }: LeadItemProps) {
  const { callSite } = browserSession('');
  const [record, setRecord] = useState<LeadRecord>();
  /** Why the record could not be read. */
  const [reading, setReading] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [saved, setSaved] = useState<Saved>();
  const running = useRef<AbortController>(null);
  const { busy = false, refused = noRefusals, failed } = saves.all.get(lead.id) ?? {};

  const readAgain = useCallback(() => setAttempt((before) => before + 1), []);

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
    if (!isOpen || busy || failed !== undefined) return;
    return listenForReturn(readAgain);
  }, [isOpen, busy, failed, readAgain]);

  useEffect(() => () => saves.leave(lead.id), [saves.leave, lead.id]);

  useEffect(() => saves.watch(lead.id, show));

  function send(save: Omit<Save, 'read' | 'show'>): void {
    saves.add(lead, { ...save, show, read: () => readLead(callSite, lead.id) });
  }

  function show(after: LeadRecord, result?: Saved): void {
    // An earlier response may arrive after a later one.
    running.current?.abort();
    setRecord(after);
    onChanged(after.lead, result?.said ?? '');
    // After a conflict, what was saved before can no longer be undone.
    const undo = result?.undo && { ...result.undo, seen: seenOf(after.lead) };
    setSaved(result && { said: result.said, undo });
  }

  return {
    record,
    reading,
    readAgain,
    busy,
    refused,
    failed,
    saved,
    retry: () => saves.retry(lead.id),
    /** Drops what was not saved, or only this. */
    discard(what?: string) {
      // A request without a response may have been stored.
      if (saves.discard(lead.id, what)) readAgain();
    },
    /** @param change or what makes it of the lead, as the change before this one returned it */
    change(change: LeadChange | ((lead: StaffLead) => LeadChange), said: string, onSaved?: () => void) {
      const changeOf = typeof change === 'function' ? change : () => change;
      const pressed = changeOf(lead);
      send({
        what: Object.keys(pressed)[0] ?? '',
        content: JSON.stringify(pressed),
        prepare(before) {
          const now = changeOf(before);
          const send = changeLead(callSite, lead.id, { ...now, seen: seenOf(before) });
          return { send, undo: undoOf(before, now) };
        },
        said,
        onSaved,
      });
    },
    undo(change: LeadChange, said: string) {
      const prepare = () => ({ send: changeLead(callSite, lead.id, change) });
      send({ what: 'undo', content: JSON.stringify(change), prepare, said });
    },
    note(text: string, said: string, onSaved: () => void) {
      const prepare = () => ({ send: addNote(callSite, lead.id, text) });
      send({ what: 'note', content: text, prepare, said, onSaved });
    },
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
