import { withId } from '@accounting-site/contract/endpoints';
import { answerMalformed } from '@accounting-site/contract/error-messages';
import * as siteEndpoints from '@accounting-site/contract/site-endpoints';
import type { StaffMember } from '@accounting-site/contract/staff-members';
import type { StaffRole } from '@accounting-site/contract/staff-roles';
import { AnswerError, type Session } from '@accounting-site/session';
import { failureOf } from '../../lib/desk/failure-of.ts';

type Call = Session['callSite'];

/** The members, or why this account may not see them. */
export type Members = StaffMember[] | 'refused' | 'no factor';

/** Lists the members (GET /staff/members). Rejects for a failure that a retry may solve. */
export async function listMembers(call: Call, signal: AbortSignal): Promise<Members> {
  try {
    return readMembers(await call(siteEndpoints.listMembers, {}, { signal }));
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'refused' || failure === 'no factor') return failure;
    throw error;
  }
}

/** Each change returns all members. */
export async function inviteMember(call: Call, body: Record<'name' | 'email' | 'role', string>) {
  return readMembers(await call(siteEndpoints.inviteMember, { body }));
}

export async function inviteAgain(call: Call, id: string) {
  return readMembers(await call(withId(siteEndpoints.inviteMemberAgain, id)));
}

export async function changeRole(call: Call, id: string, role: StaffRole) {
  return readMembers(await call(withId(siteEndpoints.changeMember, id), { body: { role } }));
}

/** @param leadsTo the id of the member who takes over the open leads; empty for no one */
export async function removeMember(call: Call, id: string, leadsTo: string) {
  const endpoint = withId(siteEndpoints.removeMember, id);
  const query = leadsTo === '' ? '' : `?leadsTo=${encodeURIComponent(leadsTo)}`;
  return readMembers(await call(`${endpoint}${query}` as typeof endpoint));
}

function readMembers(answer: unknown): StaffMember[] {
  if (isRecord(answer) && Array.isArray(answer.members) && answer.members.every(isMember)) {
    return answer.members;
  }
  throw new AnswerError(answerMalformed);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isMember = (value: unknown): value is StaffMember =>
  isRecord(value) &&
  [value.id, value.name, value.email, value.role].every((text) => typeof text === 'string');
