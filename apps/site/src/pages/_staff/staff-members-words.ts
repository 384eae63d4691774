import { text } from '@accounting-site/content/fields';
import { z } from 'zod';
import { deskPageShape, type ProofWords, type SharedDeskWords, type WithoutFrame } from './desk-words.ts';

const withSlots = (slots: string) => text(`write a text; ${slots} is filled in by the page`);

const role = z.strictObject({ name: text(), text: text() });

/** The texts of the page for members: content/en/pages/staff-members.yaml. */
export const staffMembersSchema = z.strictObject({
  ...deskPageShape,
  failures: z.strictObject({ failed: text(), retry: text(), refused: withSlots('[email]') }),
  roles: z.strictObject({ label: text(), staff: role, editor: role, admin: role }),
  list: z.strictObject({
    loading: text(),
    one: text(),
    many: withSlots('[count]'),
    label: text(),
    alone: text(),
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

/** The texts of the island. Slots in square brackets are filled in by it. */
export type StaffMembersWords = WithoutFrame<z.infer<typeof staffMembersSchema>> &
  SharedDeskWords &
  ProofWords;
