import type { z } from 'zod';
import { dayOf } from '../dates/content-day.ts';
import { brandSchema, claimsSchema, hoursSchema, type PriceList, plansSchema } from '../facts/facts.ts';
import { webinarsSchema } from '../files/webinars.ts';
import { pricesOn } from '../money/prices.ts';
import { taxesSchema } from '../money/taxes.ts';
import { fieldName } from '../reading/read-yaml.ts';
import { type ContentFile, isRecord } from './content-files.ts';
import type { Finding } from './finding.ts';

const schemas = {
  'brand.yaml': brandSchema,
  'plans.yaml': plansSchema,
  'hours.yaml': hoursSchema,
  'claims.yaml': claimsSchema,
  'taxes.yaml': taxesSchema,
  'webinars.yaml': webinarsSchema,
};

/** The files of the facts. */
export const factFiles: readonly string[] = Object.keys(schemas);

type Fact<File extends keyof typeof schemas> = z.infer<(typeof schemas)[File]>;

export interface ContentFacts {
  readonly brand: Fact<'brand.yaml'> | undefined;
  /** The price list with its next prices. */
  readonly prices: Fact<'plans.yaml'> | undefined;
  /** The price list of the day. */
  readonly plans: PriceList | undefined;
  readonly hours: Fact<'hours.yaml'> | undefined;
  readonly claims: Fact<'claims.yaml'> | undefined;
  readonly taxes: Fact<'taxes.yaml'> | undefined;
  readonly webinars: Fact<'webinars.yaml'> | undefined;
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
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> | undefined => {
    const file = files.find((each) => each.file === name);
    if (file === undefined || !isRecord(file.data)) {
      unfit.push({ where: `content/${name}`, what: 'The file is missing or empty.', todo: 'Restore it.' });
      return undefined;
    }
    const result = schema.safeParse(file.data);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) {
      const where = `content/${name}: ${fieldName(path)}`;
      unfit.push({ where, what: 'This cannot be used.', todo: `${capitalised(message)}.` });
    }
    return undefined;
  };
  const prices = read('plans.yaml', schemas['plans.yaml']);
  const facts = {
    brand: read('brand.yaml', schemas['brand.yaml']),
    prices,
    plans: prices && pricesOn(prices, dayOf(now)),
    hours: read('hours.yaml', schemas['hours.yaml']),
    claims: read('claims.yaml', schemas['claims.yaml']),
    taxes: read('taxes.yaml', schemas['taxes.yaml']),
    webinars: read('webinars.yaml', schemas['webinars.yaml']),
  };
  return { facts, unfit };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
