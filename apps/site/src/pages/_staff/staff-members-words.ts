import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';
import { slotText, texts } from '../../lib/text/words-schema.ts';
import { deskPageShape, type ProofWords, type SharedDeskWords, type WithoutFrame } from './desk-words.ts';

const role = z.strictObject({ name: text(), text: text() });

/** The texts of the page for members: content/en/pages/staff-members.yaml. */
export const staffMembersSchema = z.strictObject({
  ...deskPageShape,
  failures: z.strictObject({ failed: text(), retry: text(), refused: slotText('email') }),
  roles: z.strictObject({ label: text(), staff: role, editor: role, admin: role }),
  list: z.strictObject({
    loading: text(),
    one: text(),
    many: slotText('count'),
    ...texts('label', 'alone', 'you', 'disabled').shape,
    invited: slotText('day'),
    expired: text(),
    never: text(),
    last: slotText('age'),
    factor_on: text(),
    factor_off: text(),
    factor_by: slotText('day'),
    factor_over: text(),
    change: text(),
  }),
  invite: z.strictObject({
    ...texts('open', 'heading', 'name', 'email', 'submit').shape,
    sent: slotText('email'),
  }),
  member: z.strictObject({
    save: text(),
    saved: slotText('name', 'role'),
    again: text(),
    again_sent: slotText('email'),
    leads_one: text(),
    leads_many: slotText('count'),
    nobody: text(),
    remove: slotText('name'),
    question: slotText('name'),
    confirm: text(),
    keep: text(),
    removed: slotText('name'),
  }),
  close: text(),
});

/** The texts of the island. Slots in square brackets are filled in by it. */
export type StaffMembersWords = WithoutFrame<z.infer<typeof staffMembersSchema>> &
  SharedDeskWords &
  ProofWords;
