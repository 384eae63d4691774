import { contentCalls } from '@accounting-site/contract/calls/content-calls';
import { pictureMaxBytes } from '@accounting-site/contract/staff/picture-limits';
import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { createBusinessQueues } from '../../../limits/business-queues.ts';
import { requireWithin } from '../../../limits/too-many.ts';
import { chooseVersion, isChosen } from '../../../publishing/content/overlay.ts';
import type { InstallationKey } from '../../../secrets/installation-key.ts';
import { admitStaff } from '../leads/staff/admit-staff.ts';
import { addPicture, uploadLimit } from './add-picture.ts';
import { addEntry, deleteEntry, discardDraft, saveEntry } from './change-entry.ts';
import type { ContentServices } from './content-services.ts';
import { listAllDrafts, listDraftStates } from './list-all-drafts.ts';
import { listContent } from './list-content.ts';
import { openPreviewRoute } from './preview.routes.ts';
import { publishingRoutes } from './publishing.routes.ts';
import { readEntry } from './read-entry.ts';
import { waitForCheck } from './wait-for-check.ts';

/** More than twice the longest text, because JSON escapes some characters. */
const bodyLimit = 512 * 1024;

/** The endpoints with which editors and admins read and change drafts of the content, and publish them. */
export async function contentRoutes(
  app: FastifyInstance,
  services: ContentServices & { key: InstallationKey },
): Promise<void> {
  const { database, clock } = services;
  const waitForUpload = createBusinessQueues('picture uploads at once', 2);

  const staff = admitStaff(app, services, 'content');
  const { sourceOf, recordRead } = staff;

  answerCall(app, contentCalls.listContent, async (request) => {
    await recordRead(request, 'content read', 'list');
    return listContent(services);
  });

  answerCall(app, contentCalls.readEntry, async (request) => {
    const entry = await readEntry(services, request.query.path);
    await recordRead(request, 'content read', entry.path);
    return entry;
  });

  answerCall(
    app,
    contentCalls.saveEntry,
    async (request) => {
      const { path } = request.body;
      const version = await saveEntry(services, request.body, sourceOf(request));
      await waitForCheck(database, path, clock());
      // Someone else may have saved during the check. The author has not seen that version.
      return { ...(await readEntry(services, path)), version };
    },
    { bodyLimit },
  );

  answerCall(
    app,
    contentCalls.addEntry,
    async (request) => {
      const path = await addEntry(services, request.body, sourceOf(request));
      await waitForCheck(database, path, clock());
      return readEntry(services, path);
    },
    { bodyLimit },
  );

  answerCall(
    app,
    contentCalls.addPicture,
    async (request) => ({ path: await addPicture(services, request.body, sourceOf(request)) }),
    {
      // Base64 makes a file a third larger. A file that is a little too large gets a message that says so.
      bodyLimit: 2 * pictureMaxBytes,
      // Before the body is read: a few large bodies of one account fill the memory.
      onRequest: async (request, reply) => {
        const { accountId, at } = sourceOf(request);
        await waitForUpload(accountId, reply);
        await requireWithin(database, uploadLimit, accountId, at);
      },
    },
  );

  answerCall(app, contentCalls.deleteEntry, async (request) => {
    const { path } = request.query;
    await deleteEntry(services, request.query, sourceOf(request));
    await waitForCheck(database, path, clock());
    return readEntry(services, path);
  });

  answerCall(app, contentCalls.discardDraft, async (request) => {
    await discardDraft(services, request.query, sourceOf(request));
  });

  answerCall(app, contentCalls.listDrafts, async (request) => {
    await recordRead(request, 'content read', 'drafts');
    return listAllDrafts(services);
  });

  answerCall(app, contentCalls.listDraftStates, async (request) => {
    await recordRead(request, 'content read', 'drafts');
    return listDraftStates(services);
  });

  answerCall(app, contentCalls.chooseVersion, async (request) => {
    const { path, keep } = request.body;
    const source = sourceOf(request);
    await database.transaction().execute(async (transaction) => {
      if (!(await chooseVersion(transaction, path, keep, source))) {
        if (await isChosen(transaction, path, keep)) return;
        throw new RefusedCall(404, 'Someone has chosen already. Reload the page and look again.');
      }
      const detail = `${path}: ${keep}`;
      await recordAuditEvent(transaction, 'content conflict resolved', { ...source, detail });
    });
    return listAllDrafts(services);
  });

  publishingRoutes(app, { ...services, ...staff });
  openPreviewRoute(app, { ...services, ...staff });
}
