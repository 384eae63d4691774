import type { Member, StaffLead } from '@accounting-site/contract/staff-leads';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import type { NoteDrafts } from './use-note-drafts.ts';

/** What one lead of the list, and its record, are shown with. */
export interface LeadItemProps {
  lead: StaffLead;
  /** The account that is signed in. */
  me: string;
  members: readonly Member[];
  words: StaffLeadsWords;
  notes: NoteDrafts;
  isOpen: boolean;
  onToggle: () => void;
  /** Gets the lead as it is now, and what to announce about it. */
  onChanged: (lead: StaffLead, said: string) => void;
}
