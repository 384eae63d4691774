import { type ContentFile, isRecord } from './content-files.ts';
import type { Finding } from './finding.ts';

/** Help articles and guides that no one at the company has reviewed yet. */
export function findUnreviewed(files: readonly ContentFile[]): Finding[] {
  return files
    .filter(({ file }) => /^[a-z-]+\/(?:help|resources)\/[^/]+\.md$/.test(file))
    .filter(({ data }) => !isRecord(data) || typeof data.reviewed_by !== 'string')
    .map(({ file }) => ({
      where: `content/${file}: reviewed_by`,
      what: 'Nobody has checked it yet.',
      todo: 'Have somebody who knows the subject read it, then add the name: reviewed_by: Ama Owusu',
    }));
}
