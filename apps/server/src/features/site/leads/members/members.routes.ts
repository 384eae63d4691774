import { staffCalls } from '@accounting-site/contract/calls/staff-calls';
import type { FastifyInstance } from 'fastify';
import { answerCall } from '../../../../http/answer-call.ts';
import { admitStaff, requireProofOfStaff } from '../staff/admit-staff.ts';
import { changeRole, removeMember } from './change-members.ts';
import { inviteAgain, inviteMember } from './invite-member.ts';
import { listStaff } from './list-staff.ts';
import type { MemberServices } from './lock-members.ts';

/** The endpoints with which admins see, invite, change and remove members of staff. */
export async function staffMembers(app: FastifyInstance, services: MemberServices): Promise<void> {
  const { config, database, clock } = services;

  const { sourceOf, recordRead } = admitStaff(app, services, 'members');
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') await requireProofOfStaff(request, services);
  });
  const listNow = () => listStaff(database, { config, now: clock() });

  answerCall(app, staffCalls.listMembers, async (request) => {
    const answer = await listNow();
    await recordRead(request, 'members listed');
    return answer;
  });

  answerCall(app, staffCalls.inviteMember, async (request) => {
    await inviteMember(services, sourceOf(request), request.body);
    return listNow();
  });

  answerCall(app, staffCalls.changeMember, async (request) => {
    await changeRole(services, sourceOf(request), { id: request.params.id, role: request.body.role });
    return listNow();
  });

  answerCall(app, staffCalls.removeMember, async (request) => {
    const { params, query } = request;
    await removeMember(services, sourceOf(request), { id: params.id, leadsTo: query.leadsTo });
    return listNow();
  });

  answerCall(app, staffCalls.inviteMemberAgain, async (request) => {
    await inviteAgain(services, sourceOf(request), request.params.id);
    return listNow();
  });
}
