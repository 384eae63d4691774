import { contentCalls, previewCalls } from '@accounting-site/contract/calls/content-calls';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { findPage } from '../../../previews/preview-bar.ts';
import {
  clearPreviewCookie,
  previewLifetime,
  setPreviewCookie,
  writePreviewPass,
} from '../../../previews/preview-cookie.ts';
import { findJob } from '../../../publishing/jobs/jobs.repository.ts';
import { findPreviewed } from '../../../publishing/publisher/preview-source.ts';
import type { InstallationKey } from '../../../secrets/installation-key.ts';
import type { AdmittedStaff } from '../leads/staff/admit-staff.ts';
import type { ContentServices } from './content-services.ts';

const notReady = 'This preview is not ready, or is no longer stored. Preview the site again.';

/** Shows a preview to the browser that asks. It shares the plugin of the drafts, with its checks. */
export function openPreviewRoute(
  app: FastifyInstance,
  { database, key, sourceOf }: ContentServices & AdmittedStaff & { key: InstallationKey },
): void {
  answerCall(app, contentCalls.openPreview, async (request, reply) => {
    const job = await findJob(database, request.params.id);
    if (job === undefined) throw new RefusedCall(404, 'There is no such preview');
    const release = job.kind === 'preview' && job.state === 'done' ? job.release_id : null;
    const entries = release === null ? undefined : await findPreviewed(database, release);
    if (release === null || entries === undefined) throw new RefusedCall(409, notReady);
    // Prepared now, so that the first page need not wait.
    const pages = await app.previews?.find(release);
    const source = sourceOf(request);
    await recordAuditEvent(database, 'preview opened', { ...source, detail: release });
    const { accountId, sessionId, at } = source;
    const expiresAt = at + previewLifetime;
    setPreviewCookie(reply, writePreviewPass(key, { release, accountId, sessionId, expiresAt }));
    const page = entries.map(({ path }) => pages && findPage(path, pages)).find((found) => found);
    return { page: page ?? '/', expiresAt: new Date(expiresAt).toISOString() };
  });
}

/** Ends a preview, for the bar of its pages. */
export async function endPreviewRoute(app: FastifyInstance): Promise<void> {
  await app.register(formbody);
  answerCall(app, previewCalls.endPreview, async (_request, reply) => {
    clearPreviewCookie(reply);
    return reply.redirect('/', 303);
  });
}
