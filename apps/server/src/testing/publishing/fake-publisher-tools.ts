import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from '@accounting-site/content/dates/content-day';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import { listFolder } from '@accounting-site/content/reading/list-folder';
import { manifestPath, type SiteManifest } from '@accounting-site/contract/site/site-manifest';
import { readFromFolder } from '../../publishing/content/published-content.ts';
import type { PublisherTools } from '../../publishing/publisher/publisher-tools.ts';

/**
 * Tools whose site is one page with all texts, and the day if a text names days. A text that contains WRONG has a
 * problem.
 */
export const fakeTools: PublisherTools = {
  hashCode: async () => 'code',
  describeForms: async () => ({ 'en/team.yaml': { type: 'object' } }),
  findProblems: async (content) => findWrong(content),
  encodePicture: async (upload) =>
    upload.includes('WRONG') ? undefined : Buffer.concat([Buffer.from('small '), upload]),
  async build({ content, out, now }) {
    const problems = findWrong(content);
    if (problems.length === 0) {
      const texts = listFolder(content).map((path) => [path, readFromFolder(content, path)]);
      const page = JSON.stringify(Object.fromEntries(texts));
      const days = page.match(/\d{4}-\d\d-\d\d/g)?.map((day) => Date.parse(day)) ?? [];
      const next = Math.min(...days.filter((day) => day > now));
      await writeSite(
        out,
        days.length === 0 ? page : JSON.stringify({ ...JSON.parse(page), day: dayOf(now) }),
        Number.isFinite(next) ? new Date(next).toISOString() : undefined,
      );
    }
    return problems;
  },
};

const findWrong = (content: string): ContentProblem[] =>
  listFolder(content)
    .filter((file) => readFromFolder(content, file)?.includes('WRONG'))
    .map((file) => ({ file, line: 3, field: 'members[1].role', message: 'write what the person does' }));

/** Writes a built site with one page. */
export async function writeSite(folder: string, page: string, nextChange?: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), page);
  const manifest: SiteManifest = {
    siteUrl: null,
    appHost: null,
    retention: {},
    ...(nextChange !== undefined && { nextChange }),
    frameOrigins: [],
    files: [
      {
        path: 'index.html',
        type: 'text/html',
        hash: createHash('sha256').update(page).digest('hex'),
        size: Buffer.byteLength(page),
        encodings: {},
      },
    ],
  };
  await writeFile(manifestPath(folder), JSON.stringify(manifest));
}
