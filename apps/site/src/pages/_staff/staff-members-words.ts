import { listOf, pageHead, text } from '@accounting-site/content/fields';
import { z } from 'zod';
import type { ReauthenticationWords } from '../../lib/reauthentication/reauthentication-words.ts';
import type { AccountPageWords } from '../_account/account-words.ts';

const withSlots = (slots: string) => text(`write a text; ${slots} is filled in by the page`);

const role = z.strictObject({ name: text(), text: text() });

/** The texts of the page for members: content/en/pages/staff-members.yaml. */
export const staffMembersSchema = z.strictObject({
  head: pageHead(),
  heading: text(),
  lead: text(),
  no_script: text(),
  elsewhere: z.strictObject({ text: text(), instead: text(), commands: listOf(text()) }),
  signed_out: z.strictObject({ text: text(), cta: text() }),
  failures: z.strictObject({ failed: text(), retry: text(), refused: withSlots('[email]') }),
  roles: z.strictObject({ label: text(), staff: role, editor: role, admin: role }),
  list: z.strictObject({
    loading: text(),
    one: text(),
    many: withSlots('[count]'),
    label: text(),
    you: text(),
    disabled: text(),
    invited: withSlots('[day]'),
    expired: text(),
    never: text(),
    last: withSlots('[age]'),
    factor_on: text(),
    factor_off: text(),
    factor_by: withSlots('[day]'),
    factor_over: text(),
    change: text(),
  }),
  invite: z.strictObject({
    open: text(),
    heading: text(),
    name: text(),
    email: text(),
    submit: text(),
    sent: withSlots('[email]'),
  }),
  member: z.strictObject({
    save: text(),
    saved: withSlots('[name] and [role]'),
    again: text(),
    again_sent: withSlots('[email]'),
    leads_one: text(),
    leads_many: withSlots('[count]'),
    nobody: text(),
    remove: withSlots('[name]'),
    question: withSlots('[name]'),
    confirm: text(),
    keep: text(),
    removed: withSlots('[name]'),
  }),
  close: text(),
});

/** The texts of the list. Slots in square brackets are filled in by the island. */
export type StaffMembersWords = Omit<
  z.infer<typeof staffMembersSchema>,
  'head' | 'heading' | 'lead' | 'no_script' | 'elsewhere'
> & {
  /** Shown after an expired session: the input was restored. */
  restored: string;
  staff_second_factor: AccountPageWords['staff_second_factor'];
  /** The re-authentication dialog before a change, shared with the account page. */
  proof: ReauthenticationWords;
};
