import type { ReauthenticationWords } from '../../lib/reauthentication/reauthentication-words.ts';
import type { StaffFactorWords } from '../../lib/staff-factor/StaffFactorNotice.tsx';

/**
 * The texts of the staff list, from content/en/pages/staff-demo-requests.yaml. Slots in square brackets are
 * filled in here.
 */
export interface StaffDemoRequestsWords {
  signed_out: { text: string; cta: string };
  staff_second_factor: StaffFactorWords;
  filters: Record<'label' | 'status' | 'all' | 'since' | 'until' | 'clear', string>;
  list: Record<
    'loading' | 'one' | 'many' | 'first' | 'empty' | 'none' | 'older' | 'csv' | 'csv_failed',
    string
  >;
  failures: Record<'network' | 'server' | 'retry' | 'refused', string>;
  statuses: Record<'open' | 'answered' | 'suspected', string>;
  request: Record<
    | 'suspected_help'
    | 'email'
    | 'phone'
    | 'message'
    | 'no_message'
    | 'plan'
    | 'answered_on'
    | 'write'
    | 'call'
    | 'mail'
    | 'mail_subject'
    | 'mail_body'
    | 'answer'
    | 'undo'
    | 'answered_said'
    | 'undone_said'
    | 'note_failed',
    string
  >;
  messages: {
    label: string;
    to: Record<'company' | 'visitor' | 'crm', string>;
    states: Record<'sent' | 'waiting' | 'failed', string>;
    problem: string;
  };
  /** Shown after an expired session: the input was restored. */
  restored: string;
  /** Plan names by id. */
  plans: Record<string, string>;
  /** The first message to a visitor, shared with the email to the company. */
  whatsapp_message: string;
  /** The texts of the re-authentication dialog before a download, shared with the account page. */
  proof: ReauthenticationWords;
}
