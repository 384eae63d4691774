import { contentFolder } from '../read-yaml.ts';
import { readContentFacts } from './content-facts.ts';
import { readContentFiles } from './content-files.ts';
import { findFactClaims } from './fact-claims.ts';
import type { FindingGroup } from './finding.ts';
import { findTaxCodes } from './picture-codes.ts';
import { findPlaceholders } from './placeholder-values.ts';
import { findPlanClaims } from './plan-claims.ts';
import { findPriceClaims } from './price-claims.ts';
import { findSamples } from './sample-entries.ts';
import { findStaleDates } from './stale-dates.ts';
import { findSupportClaims } from './support-claims.ts';
import { findUnreviewed } from './unreviewed-articles.ts';

/**
 * Everything in content that has to be done before launch, or since: what is invented, old or unread, and what its own
 * numbers contradict. Nothing is known beforehand: each finding is computed from what the files say.
 * @param now milliseconds since 1970
 * @param folder that of the site without it
 */
export function checkContentBeforeLaunch(now: number, folder: string = contentFolder): FindingGroup[] {
  const { files, unreadable } = readContentFiles(folder);
  const { facts, unfit } = readContentFacts(files);
  return [
    { name: 'Content that cannot be read', findings: [...unreadable, ...unfit] },
    {
      name: 'Sample entries and placeholders',
      findings: [...findSamples(files), ...findPlaceholders(files)],
    },
    { name: 'Stale dates', findings: findStaleDates(files, facts, now) },
    { name: 'Unreviewed articles', findings: findUnreviewed(files) },
    {
      name: 'Claims that the numbers contradict',
      findings: [
        ...findPriceClaims(files, facts),
        ...findPlanClaims(files, facts),
        ...findTaxCodes(files),
        ...findSupportClaims(files, facts),
        ...findFactClaims(files, facts, now),
      ],
    },
  ];
}
