import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { PublishJob } from '@accounting-site/contract/staff/staff-publishing';
import { NetworkError, type Session } from '@accounting-site/session';
import { checked } from '../../../lib/actions/checked.ts';

interface Publication {
  kind: 'publish';
  note: string;
  startsAt: string | undefined;
  paths: string[];
}

/**
 * Starts a publication. If there is no response, the server may have started it all the same, so it is looked for.
 * @param me the id of this account
 * @param known the jobs before
 */
export async function startPublication(
  call: Session['callSite'],
  body: Publication,
  { me, known }: { me: string; known: readonly PublishJob[] },
): Promise<PublishJob> {
  try {
    return await checked(call(siteEndpoints.startJob, { body }), 'state');
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const now = await checked(call(siteEndpoints.listJobs), 'jobs').catch(() => undefined);
    const ids = known.map(({ id }) => id);
    // The server sorts them.
    const chosen = `${[...body.paths].sort()}`;
    const isThis = ({ id, kind, by, paths }: PublishJob) =>
      kind === 'publish' && by?.id === me && `${paths}` === chosen && !ids.includes(id);
    const started = now?.jobs.find(isThis);
    if (started === undefined) throw error;
    return started;
  }
}
