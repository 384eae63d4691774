import { listOf, pageHead, text } from '@accounting-site/content/fields';
import { z } from 'zod';
import type { ReauthenticationWords } from '../../lib/reauthentication/reauthentication-words.ts';

const withSlots = (slots: string) => text(`write a text; ${slots} is filled in by the page`);

/** The texts of the staff page: content/en/pages/staff-demo-requests.yaml. */
export const staffDemoRequestsSchema = z.strictObject({
  head: pageHead(),
  heading: text(),
  lead: text(),
  no_script: text(),
  elsewhere: z.strictObject({ text: text(), instead: text(), commands: listOf(text()) }),
  signed_out: z.strictObject({ text: text(), cta: text() }),
  staff_second_factor: z.strictObject({ soon: withSlots('[day]'), over: text(), link: text() }),
  filters: z.strictObject({
    label: text(),
    status: text(),
    all: text(),
    since: text(),
    until: text(),
    clear: text(),
  }),
  list: z.strictObject({
    loading: text(),
    one: text(),
    many: withSlots('[count]'),
    first: withSlots('[count]'),
    empty: text(),
    none: text(),
    older: text(),
    csv: text(),
    csv_failed: text(),
  }),
  failures: z.strictObject({
    network: text(),
    server: text(),
    retry: text(),
    refused: withSlots('[email]'),
  }),
  statuses: z.strictObject({ open: text(), answered: text(), suspected: text() }),
  request: z.strictObject({
    suspected_help: text(),
    email: text(),
    phone: text(),
    message: text(),
    no_message: text(),
    plan: text(),
    answered_on: withSlots('[time]'),
    write: text(),
    call: text(),
    mail: text(),
    mail_subject: text(),
    mail_body: withSlots('[name]'),
    answer: text(),
    undo: text(),
    answered_said: withSlots('[name]'),
    undone_said: withSlots('[name]'),
    note_failed: text(),
  }),
  messages: z.strictObject({
    label: text(),
    to: z.strictObject({ company: text(), visitor: text(), crm: text() }),
    states: z.strictObject({
      sent: withSlots('[time]'),
      waiting: withSlots('[time]'),
      failed: withSlots('[time]'),
    }),
    problem: withSlots('[problem]'),
  }),
});

/** The prepared WhatsApp message in the email to the company. */
export const firstMessageSchema = z.looseObject({ whatsapp_message: withSlots('[name]') });

/** The texts of the list. Slots in square brackets are filled in by the island. */
export type StaffDemoRequestsWords = Omit<
  z.infer<typeof staffDemoRequestsSchema>,
  'head' | 'heading' | 'lead' | 'no_script' | 'elsewhere'
> &
  Pick<z.infer<typeof firstMessageSchema>, 'whatsapp_message'> & {
    /** Shown after an expired session: the input was restored. */
    restored: string;
    /** Plan names by id. */
    plans: Record<string, string>;
    /** The re-authentication dialog before a download, shared with the account page. */
    proof: ReauthenticationWords;
  };
