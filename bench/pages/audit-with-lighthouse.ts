import { installOwnPackages } from '../../tools/install-own-packages.ts';
import { median } from '../report.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** A busy machine makes a page look slow, so a page below 100 is measured again and the median is used. */
const attempts = 3;

/** A score from 0 to 100 for each category. */
export type Scores = Record<(typeof categories)[number], number>;

/** The part of Lighthouse that is used here. It is installed on first use, so its own types may be missing. */
interface Lighthouse {
  default(address: string, flags: Record<string, unknown>): Promise<{ lhr: LighthouseResult } | undefined>;
}

interface LighthouseResult {
  runtimeError?: { message: string };
  audits: Record<string, { id: string; score: number | null; displayValue?: string }>;
  categories: Record<string, { score: number | null } | undefined>;
}

interface AuditOptions {
  /** This page is not indexed on purpose, which Lighthouse would report as a fault. */
  isHidden: boolean;
}

/**
 * Lighthouse's scores of a page on its simulated phone: slow 4G and a processor four times slower.
 * @param port the remote debugging port of a running Chromium
 */
export async function auditWithLighthouse(
  address: string,
  port: number,
  options: AuditOptions,
): Promise<Scores> {
  await installOwnPackages('bench');
  const runs = [await auditOnce(address, port, options)];
  while (runs.length < attempts && runs.some(({ performance }) => performance < 100)) {
    runs.push(await auditOnce(address, port, options));
  }
  const middle = (category: keyof Scores) => median(runs.map((scores) => scores[category]));
  return Object.fromEntries(categories.map((category) => [category, middle(category)])) as Scores;
}

async function auditOnce(address: string, port: number, { isHidden }: AuditOptions): Promise<Scores> {
  const { default: lighthouse }: Lighthouse = await import('lighthouse' as string);
  const result = await lighthouse(address, {
    port,
    logLevel: 'silent',
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
    // The not-found page is audited too, so an error status is accepted.
    ignoreStatusCode: true,
    ...(isHidden && { skipAudits: ['is-crawlable'] }),
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(
      `Lighthouse could not audit ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  }
  const { lhr } = result;
  const failed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9);
  if (process.env.BENCH_VERBOSE) {
    for (const { id, score, displayValue } of failed) console.log('   ', id, score, displayValue ?? '');
  }
  const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Scores;
}
