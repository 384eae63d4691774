import { type ContentFile, isRecord } from './content-files.ts';
import type { Finding } from './finding.ts';

/** Help articles, guides and texts for buyers that no one at the company has reviewed yet. */
export function findUnreviewed(files: readonly ContentFile[]): Finding[] {
  return files
    .filter(({ file }) => /^[a-z-]+\/(?:buying|help|resources)\/[^/]+\.md$/.test(file))
    .filter(({ data }) => !isRecord(data) || typeof data.reviewed_by !== 'string')
    .map(({ file }) => ({
      where: `content/${file}: reviewed_by`,
      what: 'No one has reviewed it yet.',
      todo: 'Have an expert review it, then add their name: reviewed_by: Ama Owusu',
    }));
}
