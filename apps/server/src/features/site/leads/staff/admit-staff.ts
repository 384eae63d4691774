import type { StaffRight } from '@accounting-site/contract/staff/staff-roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditEvent } from '../../../../audit/audit-events.repository.ts';
import { recordRepeatable } from '../../../../audit/repeatable-events.ts';
import {
  requireProof,
  requireSignedIn,
  requireStaff,
  type SessionServices,
  type SignedIn,
  type StaffServices,
} from '../../../../authentication/signed-in.ts';
import { hour } from '../../../../clock.ts';
import { RefusedCall } from '../../../../http/problems.ts';
import { requireWithin } from '../../../../limits/too-many.ts';

/** Of reads. More than people need. It also limits the audit rows that one account can cause. */
const callLimit = {
  name: 'staff calls',
  points: 600,
  duration: hour,
  says: 'Too many requests in a short time.',
};

/** Its own limit, so that searching the leads does not block the note that is written afterwards. */
const changeLimit = { ...callLimit, name: 'staff changes' };

/** Its own limit: the editor saves while people type, and asks for the state of a publication. */
const contentLimit = { ...callLimit, name: 'content calls', points: 3600 };

/**
 * Admits only staff with a right to the endpoints of `app`. Others get 401, 403 or 429, and the audit records that
 * their role or a proof was missing.
 * @returns functions that say who sent a request, also as the source of what the audit records now, and that record a
 * read
 */
export function admitStaff(app: FastifyInstance, services: StaffServices, right: StaffRight) {
  const limitOf = ({ method }: FastifyRequest) => {
    if (right === 'content') return contentLimit;
    return method === 'GET' ? callLimit : changeLimit;
  };
  app.decorateRequest('staff');
  app.addHook('onRequest', async (request) => {
    const staff = await recordRefusal(request, services, () => requireStaff(request, services, right));
    await requireWithin(services.database, limitOf(request), staff.accountId, services.clock());
    request.setDecorator<SignedIn>('staff', staff);
  });
  const staffOf = (request: FastifyRequest) => request.getDecorator<SignedIn>('staff');
  const sourceOf = (request: FastifyRequest) => {
    const { accountId, sessionId } = staffOf(request);
    return { at: services.clock(), request, accountId, sessionId };
  };
  const recordRead = (request: FastifyRequest, event: ReadEvent, detail?: string) =>
    recordRepeatable(services.database, event, { ...sourceOf(request), detail });
  return { staffOf, sourceOf, recordRead };
}

/** Events that change nothing: each is recorded once in ten minutes. */
type ReadEvent = Extract<AuditEvent, `${string} ${'read' | 'listed'}`>;

export type AdmittedStaff = ReturnType<typeof admitStaff>;

/** Who sends a request, and when. */
export type StaffSource = ReturnType<AdmittedStaff['sourceOf']>;

/**
 * Requires a proof of identity from the last ten minutes, and records refusals. Call it after `admitStaff`.
 * @throws RefusedCall 403 that requires reauthentication
 */
export async function requireProofOfStaff(request: FastifyRequest, services: SessionServices): Promise<void> {
  await recordRefusal(request, services, () => requireProof(request, services));
}

async function recordRefusal<Result>(
  request: FastifyRequest,
  services: SessionServices,
  admit: () => Promise<Result>,
): Promise<Result> {
  try {
    return await admit();
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 403) {
      const { accountId, role } = await requireSignedIn(request, services);
      const { requires } = error.particulars;
      const detail = requires === undefined ? `role ${role}` : `requires ${requires}`;
      const at = services.clock();
      await recordRepeatable(services.database, 'staff call refused', { at, request, accountId, detail });
    }
    throw error;
  }
}
