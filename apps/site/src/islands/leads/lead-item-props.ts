import type { Member, StaffLead } from '@accounting-site/contract/staff-leads';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import type { NoteDrafts } from './use-note-drafts.ts';

/** The properties of a list item and of the record of its lead. */
export interface LeadItemProps {
  lead: StaffLead;
  /** The account that is signed in. */
  me: string;
  members: readonly Member[];
  words: StaffLeadsWords;
  notes: NoteDrafts;
  isOpen: boolean;
  onToggle: () => void;
  /** Called with the changed lead, and with the message to announce. */
  onChanged: (lead: StaffLead, said: string) => void;
}
