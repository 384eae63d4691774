import { fieldName } from '../reading/read-yaml.ts';
import type { ContentFacts } from './content-facts.ts';
import { type ContentFile, fieldsOf, isRecord } from './content-files.ts';
import { type Finding, findingIf } from './finding.ts';

/** Entries marked as invented, at any depth. */
export function findSamples(files: readonly ContentFile[]): Finding[] {
  return files.flatMap(({ file, data }) =>
    [...fieldsOf(data)].flatMap(({ path, value }) => {
      if (!isRecord(value) || value.sample !== true) return [];
      const where = `content/${file}: ${fieldName([...path, 'sample'])}`;
      return [{ where, what: `${nameOf(value)} is sample content.`, todo: remedyFor(file) }];
    }),
  );
}

function nameOf(entry: Record<string, unknown>): string {
  const name = ['name', 'title', 'heading', 'business', 'phone_display']
    .map((key) => entry[key])
    .find((value) => typeof value === 'string');
  return name === undefined ? 'What stands here' : `"${name}"`;
}

function remedyFor(file: string): string {
  if (file.includes('/legal/')) {
    return 'Have the text checked by a lawyer, then take the line sample: true out.';
  }
  if (file.includes('/stories/')) {
    return 'Write the story of a real customer who agreed to it and take the line sample: true out, or delete the file.';
  }
  return 'Write your own in its place, and take the line sample: true out.';
}

/** Help articles, guides and texts for buyers that no one has reviewed yet, and statements in them that are not confirmed yet. */
export function findUnreviewed(files: readonly ContentFile[]): Finding[] {
  const articles = files.filter(({ file }) => /^[a-z-]+\/(?:buying|help|resources)\/[^/]+\.md$/.test(file));
  return articles.flatMap(({ file, data }) => [
    ...findingIf(!isRecord(data) || typeof data.reviewed_by !== 'string', {
      where: `content/${file}: reviewed_by`,
      what: 'No one has reviewed it yet.',
      todo: 'Have an expert review it, then add their name: reviewed_by: Ama Owusu',
    }),
    ...unconfirmed(data).map((statement, index) => ({
      where: `content/${file}: confirm[${index + 1}]`,
      what: `It says: "${statement}" No one has confirmed it yet.`,
      todo: 'Have your accountant check it, correct the guide if it is wrong, then remove this line.',
    })),
  ]);
}

const unconfirmed = (data: unknown) => (isRecord(data) && Array.isArray(data.confirm) ? data.confirm : []);

/** The claims and numbers of content/claims.yaml that no one at the company has confirmed yet. */
export function findUnconfirmed({ claims }: ContentFacts): Finding[] {
  const numbers = claims?.stats.map(({ value, label }) => `"${value} ${label}"`).join(', ');
  return [
    ...findingIf(claims !== undefined && claims.dated === undefined, {
      where: 'content/claims.yaml: dated',
      what: `The pages advertise ${numbers}. No one has confirmed these numbers yet.`,
      todo: 'Check the lines of stats and security, correct what is wrong, then write the day of the check into dated, like 2026-11-30.',
    }),
    ...(claims?.product ?? []).flatMap(({ claim, where, confirmed }, index) =>
      findingIf(!confirmed, {
        where: `content/claims.yaml: product[${index + 1}]`,
        what: `The pages say: "${claim}" No one has confirmed it yet.`,
        todo: `If the product does this, write confirmed: true. If not, remove it here and from ${where.map((file) => `content/${file}`).join(' and ')}.`,
      }),
    ),
  ];
}
