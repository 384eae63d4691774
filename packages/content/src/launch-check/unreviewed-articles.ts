import { type ContentFile, isRecord } from './content-files.ts';
import type { Finding } from './finding.ts';

/** Help articles, guides and texts for buyers that no one has reviewed yet, and statements in them that are not confirmed yet. */
export function findUnreviewed(files: readonly ContentFile[]): Finding[] {
  const articles = files.filter(({ file }) => /^[a-z-]+\/(?:buying|help|resources)\/[^/]+\.md$/.test(file));
  return articles.flatMap(({ file, data }) => [
    ...(isRecord(data) && typeof data.reviewed_by === 'string'
      ? []
      : [
          {
            where: `content/${file}: reviewed_by`,
            what: 'No one has reviewed it yet.',
            todo: 'Have an expert review it, then add their name: reviewed_by: Ama Owusu',
          },
        ]),
    ...unconfirmed(data).map((statement, index) => ({
      where: `content/${file}: confirm[${index + 1}]`,
      what: `It says: "${statement}" No one has confirmed it yet.`,
      todo: 'Have your accountant check it, correct the guide if it is wrong, then remove this line.',
    })),
  ]);
}

const unconfirmed = (data: unknown) => (isRecord(data) && Array.isArray(data.confirm) ? data.confirm : []);
