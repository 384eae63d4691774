import { fieldName } from '../reading/read-yaml.ts';
import { type ContentFile, fieldsOf, isRecord } from './content-files.ts';
import type { Finding } from './finding.ts';

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
