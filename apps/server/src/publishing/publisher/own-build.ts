import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { runWithoutPauses } from '../../limits/run-in-parts.ts';
import { hashContent, readContentFiles } from '../../releases/release-files.ts';

/** The version of the site that is installed beside a publisher. */
export interface OwnBuild {
  /** The hash of its code. */
  readonly code: string;
  /** When its code and its content last changed. */
  readonly at: number;
}

const stored = z.object({ code: z.string(), repository: z.string(), at: z.number() });

/**
 * Reads when the repository's code and content last changed, and stores it. A restart changes nothing. An
 * update does, and so does going back to an earlier version.
 * @param file where it is stored
 */
export async function readOwnBuild(
  file: string,
  { code, repository, now }: { code: string; repository: string; now: number },
): Promise<OwnBuild> {
  const content = hashContent(runWithoutPauses(readContentFiles(repository)));
  const before = await readStored(file);
  if (before?.code === code && before.repository === content) return { code, at: before.at };
  const draft = `${file}.${randomUUID()}~`;
  await writeFile(draft, JSON.stringify({ code, repository: content, at: now }));
  await rename(draft, file);
  return { code, at: now };
}

async function readStored(file: string): Promise<z.infer<typeof stored> | undefined> {
  try {
    return stored.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // There is none yet, or a power cut damaged it.
    return undefined;
  }
}
