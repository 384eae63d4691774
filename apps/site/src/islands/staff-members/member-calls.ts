import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { StaffMembersAnswer } from '@accounting-site/contract/staff/staff-members';
import type { Session } from '@accounting-site/session';
import { checked } from '../../lib/actions/checked.ts';
import { isGone } from '../../lib/desk/desk-failure.ts';

/** The members, whom every endpoint of members returns. */
export const membersOf = async (response: Promise<StaffMembersAnswer>) =>
  (await checked(response, 'members')).members;

/**
 * Also resolves if the member is removed already: by another admin, or by an earlier try whose response was lost.
 * @param leadsTo the id of the member who takes over the open leads; empty for no one
 */
export async function removeMember(call: Session['callSite'], id: string, leadsTo: string) {
  try {
    const query = leadsTo === '' ? {} : { leadsTo };
    return await membersOf(call(siteEndpoints.removeMember, { id, query }));
  } catch (error) {
    if (isGone(error)) return membersOf(call(siteEndpoints.listMembers));
    throw error;
  }
}
