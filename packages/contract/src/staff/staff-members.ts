import { z } from 'zod';
import { emailField, fullName, idPattern, matching } from '../fields/text-fields.ts';
import { ownerInvalid, roleInvalid } from '../fields/validation-messages.ts';
import { staffBody } from './staff-body.ts';
import { staffRoles } from './staff-roles.ts';

const memberStates = ['invited', 'active', 'disabled'] as const;

/** A member of staff, as admins see them. Times are ISO 8601 in UTC. */
export const staffMemberSchema = z.object({
  id: z.string(),
  name: z.string().describe('Empty for an account that the command line added.'),
  email: z.string(),
  role: z.enum(staffRoles),
  state: z.enum(memberStates).describe('`invited` until a password is set; `disabled` by the command line.'),
  invitedUntil: z.iso
    .datetime()
    .nullable()
    .describe('When the link of the invitation expires. Null if it has expired, or was used.'),
  lastSignInAt: z.iso.datetime().nullable().describe('Null if there was none in the last 400 days.'),
  secondFactor: z.boolean().describe('Whether two-factor sign-in is on.'),
  secondFactorBy: z.iso
    .datetime()
    .nullable()
    .describe('From when staff endpoints refuse this account. Null if nothing is missing.'),
  openLeads: z.int().describe('How many open leads this person follows up.'),
});

export type StaffMember = z.infer<typeof staffMemberSchema>;

/** Response of every call about members: all of them, by name. */
export const staffMembersAnswerSchema = z.object({ members: z.array(staffMemberSchema) });

export type StaffMembersAnswer = z.infer<typeof staffMembersAnswerSchema>;

const role = z.enum(staffRoles, { error: roleInvalid });

/** Body of POST /api/site/staff/members. */
export const newMemberSchema = staffBody({
  name: fullName,
  email: emailField(),
  role,
});

export type NewMember = z.output<typeof newMemberSchema>;

/** Body of PUT /api/site/staff/members/:id. */
export const memberChangeSchema = staffBody({ role });

/** Query of DELETE /api/site/staff/members/:id. */
export const memberRemovalSchema = z.object({
  leadsTo: matching(idPattern, ownerInvalid)
    .optional()
    .describe('The id of the member who takes over the open leads. Without it they have no owner.'),
});
