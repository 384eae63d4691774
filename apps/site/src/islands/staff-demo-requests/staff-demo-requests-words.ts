/**
 * The words of the staff's list, from content/en/pages/staff-demo-requests.yaml. Texts in square brackets are filled in
 * here.
 */
export interface StaffDemoRequestsWords {
  signed_out: { text: string; cta: string };
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
  /** The first words to a visitor, shared with the mail to the company. */
  whatsapp_message: string;
}
