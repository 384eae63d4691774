import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import { second } from '../../clock.ts';
import type { Database } from '../../database/open-database.ts';
import type { PublisherTools } from '../publisher/publisher-tools.ts';

const encodeFor = 30 * second;
const unreadable = 'this picture cannot be read. Delete it, then upload another copy of it, as JPEG or PNG';

/**
 * Replaces each uploaded picture with the small one that visitors are served. Only the publisher decodes what
 * people upload, in a process of its own.
 * @returns a problem for each that cannot be decoded. It stays an upload, so it cannot be published
 */
export async function encodeUploads(
  database: Database,
  { tools, signal }: { tools: PublisherTools; signal: AbortSignal },
): Promise<ContentProblem[]> {
  const uploads = await database
    .selectFrom('content_drafts')
    .select(['path', 'text', 'version'])
    .where('is_upload', '=', 1)
    .orderBy('path')
    .execute();
  const problems: ContentProblem[] = [];
  for (const { path, text, version } of uploads) {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(encodeFor)]);
    const encoded = await tools
      .encodePicture(Buffer.from(text ?? '', 'base64'), ending)
      .catch((error: unknown) => {
        // A picture that takes too long or too much memory is as unusable as a broken one.
        if (signal.aborted) throw error;
        return undefined;
      });
    if (encoded === undefined) {
      problems.push({ file: path, message: unreadable });
      continue;
    }
    await database
      .updateTable('content_drafts')
      // It keeps its version, by which an upload that is sent again is found.
      .set({ text: encoded.toString('base64'), is_upload: 0 })
      .where('path', '=', path)
      .where('version', '=', version)
      .execute();
  }
  return problems;
}
