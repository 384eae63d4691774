import type { LeadChange, LeadRecord, StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { ApiError, SessionEndedError } from '@accounting-site/session';
import { isFinal } from '../../lib/desk/desk-failure.ts';

/** A change or a note. */
export interface Save {
  /** What it changes. A later save of the same replaces one that failed or that waits. */
  what: string;
  /** Equal for two presses of the same button. */
  content: string;
  /** The message to announce when it is saved. */
  said: string;
  /** Called once, when its turn has come, with the lead as the change before it returned it. */
  prepare: (lead: StaffLead) => Prepared;
  /** Reads the lead after a conflict with a change by someone else. */
  read: () => Promise<LeadRecord>;
  /** Shows the result if the lead is no longer on screen. */
  show: ShowResult;
  onSaved?: (() => void) | undefined;
}

interface Prepared {
  /** Called again for another try. */
  send: () => Promise<LeadRecord>;
  undo?: LeadChange | undefined;
}

/** Shows the lead after a save, or after a conflict, when nothing was saved. */
type ShowResult = (after: LeadRecord, saved?: Saved) => void;

export interface Saved {
  said: string;
  undo: LeadChange | undefined;
}

/** What is being saved of a lead, and what was not. */
export interface LeadSaves {
  lead: StaffLead;
  busy: boolean;
  /** Why changes were refused. They are not sent again. */
  refused: readonly unknown[];
  /** Why sending stopped. What failed, and what waits after it, can be sent again. */
  failed: unknown;
}

/** One array, so that effects can compare it. */
export const noRefusals: readonly unknown[] = [];

/** By the id of the lead. A lead of which everything is saved is not in it. */
export type AllSaves = ReadonlyMap<string, LeadSaves>;

interface Waiting {
  save: Save;
  /** The lead that the change is based on: what the person saw, then what each change before it returned. */
  lead: StaffLead;
  prepared?: Prepared;
}

/**
 * Sends the changes and notes of each lead one after the other, in the order in which the buttons were pressed. After
 * a failure those behind it wait too, for another try or for the next press.
 */
export function createSaves(onChange: (all: AllSaves) => void) {
  const all = new Map<string, LeadSaves>();
  const queues = new Map<string, Waiting[]>();
  const screens = new Map<string, ShowResult>();

  function set(lead: StaffLead, changed: Partial<LeadSaves>): void {
    const saves = {
      lead,
      busy: false,
      refused: noRefusals,
      failed: undefined,
      ...all.get(lead.id),
      ...changed,
    };
    all.set(lead.id, saves);
    if (!saves.busy && !hasFailed(saves)) all.delete(lead.id);
    onChange(new Map(all));
  }

  async function sendAll(lead: StaffLead, queue: Waiting[]): Promise<void> {
    set(lead, { busy: true });
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const { save } = next;
      const show: ShowResult = (...result) => (screens.get(lead.id) ?? save.show)(...result);
      try {
        next.prepared ??= save.prepare(next.lead);
        const { send, undo } = next.prepared;
        const after = await send();
        queue.shift();
        // A note is accepted whatever the lead is now, so what it returns is not what the person saw.
        if (save.what !== 'note') for (const each of queue) each.lead = after.lead;
        set(lead, { failed: undefined });
        show(after, { said: save.said, undo });
        save.onSaved?.();
      } catch (error) {
        // When the session has ended, the page redirects to sign-in.
        if (error instanceof SessionEndedError) break;
        if (!isFinal(error)) {
          set(lead, { failed: error });
          break;
        }
        queue.shift();
        set(lead, { refused: [...(all.get(lead.id)?.refused ?? noRefusals), error], failed: undefined });
        if (error instanceof ApiError && error.status === 409) await save.read().then(show, () => {});
      }
    }
    set(lead, { busy: false });
  }

  return {
    /** @param lead as the person sees it */
    add(lead: StaffLead, save: Save): void {
      const busy = all.get(lead.id)?.busy ?? false;
      const queue = queues.get(lead.id) ?? [];
      queues.set(lead.id, queue);
      const before = queue.filter((each) => each.save.what === save.what).pop();
      if (busy && before?.save.content === save.content) return;
      // What is being sent cannot be replaced.
      const kept = queue.filter((each, place) => (busy && place === 0) || each.save.what !== save.what);
      queue.splice(0, queue.length, ...kept, { save, lead });
      if (busy) return;
      all.delete(lead.id);
      void sendAll(lead, queue);
    },
    /** Sends what failed, and what waits after it. */
    retry(id: string): void {
      const [saves, queue] = [all.get(id), queues.get(id)];
      if (saves && queue && !saves.busy) void sendAll(saves.lead, queue);
    },
    /**
     * Drops what failed or waits, but not what is being sent, and forgets the refusals.
     * @param what only this, and no refusals
     * @returns whether something was dropped and nothing is left to send
     */
    discard(id: string, what?: string): boolean {
      const [saves, queue] = [all.get(id), queues.get(id)];
      if (!saves || !queue) return false;
      const kept = queue.filter(
        (each, place) => (saves.busy && place === 0) || (what !== undefined && each.save.what !== what),
      );
      const isDropped = kept.length < queue.length;
      queue.splice(0, queue.length, ...kept);
      set(saves.lead, {
        ...(what === undefined && { refused: noRefusals }),
        ...(kept.length === 0 && { failed: undefined }),
      });
      return isDropped && kept.length === 0;
    },
    /** Forgets the refusals, which the person has seen. What can be tried again stays. */
    leave(id: string): void {
      const saves = all.get(id);
      if (saves && !saves.busy) set(saves.lead, { refused: noRefusals });
    },
    /**
     * Has the results of a lead shown where it is on screen now, also those of buttons that were pressed before.
     * @returns a function that ends this
     */
    watch(id: string, show: ShowResult): () => void {
      screens.set(id, show);
      return () => {
        if (screens.get(id) === show) screens.delete(id);
      };
    },
  };
}

export const hasFailed = ({ refused, failed }: Pick<LeadSaves, 'refused' | 'failed'>): boolean =>
  refused.length > 0 || failed !== undefined;
