import { withId } from '@accounting-site/contract/endpoints/endpoints';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { StaffMembersAnswer } from '@accounting-site/contract/staff/staff-members';
import type { StaffRole } from '@accounting-site/contract/staff/staff-roles';
import { ApiError, type Session } from '@accounting-site/session';
import { checked } from '../../lib/actions/checked.ts';

type Call = Session['callSite'];

export const listMembers = async (call: Call, signal?: AbortSignal) =>
  readMembers(await call(siteEndpoints.listMembers, {}, { signal }));

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

/**
 * Also resolves if the member is removed already: by another admin, or by an earlier try whose response was lost.
 * @param leadsTo the id of the member who takes over the open leads; empty for no one
 */
export async function removeMember(call: Call, id: string, leadsTo: string) {
  const endpoint = withId(siteEndpoints.removeMember, id);
  const query = leadsTo === '' ? '' : `?leadsTo=${encodeURIComponent(leadsTo)}`;
  try {
    return readMembers(await call(`${endpoint}${query}` as typeof endpoint));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return listMembers(call);
    throw error;
  }
}

const readMembers = (answer: unknown) => checked<StaffMembersAnswer>(answer, 'members').members;
