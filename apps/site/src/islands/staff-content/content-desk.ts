import type { User } from '@accounting-site/contract/account/login';
import type { ListedEntry } from '@accounting-site/contract/staff/staff-content';
import type { Session } from '@accounting-site/session';
import { createContext, useContext } from 'react';
import type { StaffContentWords } from '../../pages/_staff/staff-content-words.ts';

/** What was done, and how to undo it. */
export interface Said {
  text: string;
  undo?: () => Promise<void>;
}

/** What the parts of the page share. */
export interface ContentDeskContext {
  user: User;
  call: Session['callSite'];
  words: StaffContentWords;
  /** Whether a publisher is running: it checks drafts and publishes. */
  hasPublisher: boolean;
  /** The paths of the drafts that this person does not publish with the others. Kept while an entry is open. */
  leftOut: readonly string[];
  leaveOut: (paths: readonly string[]) => void;
  /** The pictures of the content that can be shown. */
  pictures: readonly ListedEntry[];
  /** Shows and announces what was done. It stays when another view opens. */
  say: (said: Said | undefined) => void;
  /** Loads the list of entries again. */
  readList: () => Promise<void>;
  /** Loads the list and the open view again. */
  refresh: () => void;
}

export const DeskContext = createContext<ContentDeskContext | null>(null);

/** @throws outside of the page */
export function useContentDesk(): ContentDeskContext {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('Wrap the parts of the page in DeskContext');
  return desk;
}

let leaving: Promise<unknown> = Promise.resolve();

/** Registers a save that continues after leaving an entry. Lists wait for all of them. */
export function saveWhileLeaving(saving: Promise<void>): void {
  leaving = Promise.all([leaving, saving]);
}

export const afterLeaving = () => leaving;
