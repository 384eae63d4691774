import { contentFolder } from '../reading/read-yaml.ts';
import { findClosedWebinars, findNoClosedDays } from './closed-days.ts';
import { type ContentFacts, factFiles, readContentFacts } from './content-facts.ts';
import { type ContentFile, readContentFiles } from './content-files.ts';
import type { Finding, FindingGroup } from './finding.ts';
import { findOtherHours } from './hours-claims.ts';
import { findTaxCodes } from './picture-codes.ts';
import { findPlaceholders } from './placeholder-values.ts';
import { findPlanClaims } from './plan-claims.ts';
import { planSentences } from './plan-sentences.ts';
import { findPriceClaims } from './price-claims.ts';
import { findPriceNotices } from './price-notices.ts';
import { findFarDates, findStaleDates } from './stale-dates.ts';
import { findSamples, findUnconfirmed, findUnreviewed } from './unfinished-content.ts';
import { findUnnamedRecipient } from './unnamed-recipient.ts';
import { findUnreadyLanguages } from './unready-languages.ts';

/**
 * Lists everything to do in the content before launch: sample entries, old dates, unreviewed articles and
 * languages, and texts whose numbers differ from the price list. Each finding is computed from the files.
 * @param now milliseconds since 1970
 * @param folder the content folder, by default that of the site
 * @param variables the environment
 */
export function checkContentBeforeLaunch(
  now: number,
  folder: string = contentFolder(),
  variables: Readonly<Record<string, string | undefined>> = process.env,
): FindingGroup[] {
  const { files, unreadable } = readContentFiles(folder);
  const { facts, unfit } = readContentFacts(files, now);
  return [
    { name: 'Content that cannot be read', findings: [...unreadable, ...unfit] },
    {
      name: 'Sample entries and placeholders',
      findings: [...findSamples(files), ...findPlaceholders(files)],
    },
    { name: 'Stale dates', findings: findStaleDates(files, facts, now) },
    {
      name: 'Days ahead',
      findings: [
        ...findNoClosedDays(facts, now),
        ...findClosedWebinars(facts, now),
        ...findPriceNotices(facts, now),
      ],
    },
    { name: 'Unreviewed articles', findings: findUnreviewed(files) },
    { name: 'Languages', findings: findUnreadyLanguages(folder) },
    { name: 'Privacy policy', findings: findUnnamedRecipient(files, variables) },
    { name: 'Unconfirmed claims about the product', findings: findUnconfirmed(facts) },
    {
      name: 'Claims that the price list contradicts',
      findings: [...findContradictionsIn(files, facts), ...findOtherHours(files, facts, () => true)],
    },
  ];
}

/**
 * The texts and pictures of a content folder that contradict the price list of the day, the opening hours,
 * content/claims.yaml or the calendar.
 * @param now milliseconds since 1970
 * @param isWanted gets the path of a file below the folder; by default all are read
 */
export function findContradictions(
  folder: string,
  now: number,
  isWanted: (file: string) => boolean = () => true,
): Finding[] {
  const needed = [...factFiles, 'languages.yaml'];
  const { files } = readContentFiles(folder, (file) => isWanted(file) || needed.includes(file));
  const wanted = files.filter(({ file }) => isWanted(file));
  const { facts } = readContentFacts(files, now);
  return [
    ...findContradictionsIn(wanted, facts),
    ...findOtherHours(files, facts, isWanted),
    ...findFarDates(wanted, now),
  ];
}

function findContradictionsIn(files: readonly ContentFile[], facts: ContentFacts): Finding[] {
  const { plans } = facts;
  const sentences = plans ? planSentences(files, plans) : [];
  return [
    ...findPriceClaims(sentences, facts),
    ...(plans ? findPlanClaims(sentences, plans) : []),
    ...findTaxCodes(files, facts),
  ];
}
