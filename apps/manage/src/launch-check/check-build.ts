import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '@accounting-site/content/launch-check/finding';
import { hour } from '@accounting-site/server/clock';
import type { Config } from '@accounting-site/server/config/config';
import { loadSite } from '@accounting-site/server/plugins/static-site/load-site';
import { findMissedDate } from '@accounting-site/server/publishing/publisher/missed-updates';

const build =
  'Build the site again with the configuration of the server (npm run build), or publish a release of it';
const formatDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Whether the built pages match this configuration, because they contain its addresses, and whether they are those of
 * the day. A publisher builds them within minutes of a date in their content.
 * @param now milliseconds since 1970
 */
export async function checkBuild(config: Config, now: number): Promise<Finding[]> {
  const site = loadSite(config);
  if (site === undefined) {
    return [{ where: 'SITE_DIR', what: `There is no built site in ${config.siteDir}.`, todo: build }];
  }
  const { mismatch, retentionMismatch, nextChange = Number.POSITIVE_INFINITY } = site;
  const builtFor = await readOrigin(config.siteDir);
  const missed = findMissedDate(nextChange);
  const findings: Finding[] = [];
  if (mismatch !== undefined) findings.push({ where: 'APP_HOST', what: mismatch, todo: build });
  if (retentionMismatch !== undefined) {
    findings.push({ where: 'RETENTION_...', what: retentionMismatch, todo: build });
  }
  if (builtFor !== undefined && config.siteUrl !== undefined && builtFor !== config.siteUrl) {
    const what = `The pages were built for ${builtFor}, and SITE_URL says ${config.siteUrl}. Search engines would index the former.`;
    findings.push({ where: 'SITE_URL', what, todo: build });
  }
  if (now - missed > hour) {
    findings.push({
      where: 'Publisher',
      what: `A date in the content passed on ${formatDay.format(missed)}, and the site has not been built since.`,
      todo: 'Start the publisher, build again (npm run build), or publish a release. If the publisher runs, its log says why.',
    });
  }
  return findings;
}

async function readOrigin(siteDir: string): Promise<string | undefined> {
  const page = await readFile(join(siteDir, 'index.html'), 'utf8').catch(() => '');
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(page) ?? [];
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}
