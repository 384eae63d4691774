import type { z } from 'zod';
import { dayOf } from '../dates/content-day.ts';
import { brandSchema, claimsSchema, hoursSchema, type PriceList, plansSchema } from '../facts/facts.ts';
import { webinarsSchema } from '../files/webinars.ts';
import { pricesOn } from '../money/prices.ts';
import { taxesSchema } from '../money/taxes.ts';
import { fieldName } from '../reading/read-yaml.ts';
import { type ContentFile, isRecord } from './content-files.ts';
import type { Finding } from './finding.ts';

const sources = {
  /** The price list with its next prices. */
  prices: { file: 'plans.yaml', schema: plansSchema },
  brand: { file: 'brand.yaml', schema: brandSchema },
  hours: { file: 'hours.yaml', schema: hoursSchema },
  claims: { file: 'claims.yaml', schema: claimsSchema },
  taxes: { file: 'taxes.yaml', schema: taxesSchema },
  webinars: { file: 'webinars.yaml', schema: webinarsSchema },
};

/** The files of the facts. */
export const factFiles: readonly string[] = Object.values(sources).map(({ file }) => file);

type FactsOfFiles = {
  readonly [Name in keyof typeof sources]: z.infer<(typeof sources)[Name]['schema']> | undefined;
};

export interface ContentFacts extends FactsOfFiles {
  /** The price list of the day. */
  readonly plans: PriceList | undefined;
}

/**
 * Reads the facts with the schemas of the build. An invalid file is a finding, because the checks that depend
 * on it are skipped.
 * @param now milliseconds since 1970
 */
export function readContentFacts(
  files: readonly ContentFile[],
  now: number,
): { facts: ContentFacts; unfit: Finding[] } {
  const unfit: Finding[] = [];
  const read = (name: string, schema: z.ZodType) => {
    const file = files.find((each) => each.file === name);
    if (file === undefined || !isRecord(file.data)) {
      unfit.push({ where: `content/${name}`, what: 'The file is missing or empty.', todo: 'Restore it.' });
      return undefined;
    }
    const result = schema.safeParse(file.data);
    for (const { path, message } of result.error?.issues ?? []) {
      const where = `content/${name}: ${fieldName(path)}`;
      unfit.push({ where, what: 'This cannot be used.', todo: `${capitalised(message)}.` });
    }
    return result.data;
  };
  const facts = Object.fromEntries(
    Object.entries(sources).map(([name, { file, schema }]) => [name, read(file, schema)]),
  ) as FactsOfFiles;
  return { facts: { ...facts, plans: facts.prices && pricesOn(facts.prices, dayOf(now)) }, unfit };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
