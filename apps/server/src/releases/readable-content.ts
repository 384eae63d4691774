import { copyFile, link, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ContentError } from '@accounting-site/content/reading/content-error';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import type { FastifyInstance } from 'fastify';
import { listFiles } from './release-files.ts';

/**
 * Makes a content folder that this version of the server can read from a release of another version: the files that
 * it cannot read are those of the folder in use. It is deleted with the folder of the release.
 * @param contentDir the content of the release
 * @throws the error of content that cannot be read with those files either
 */
export async function makeReadable(app: FastifyInstance, contentDir: string): Promise<string> {
  const inUse = contentFolder();
  const unreadable = new Set<string>();
  for (;;) {
    // Each has its own name, because what was read is kept by the name of its folder.
    const folder = await mkdtemp(join(dirname(contentDir), 'content-'));
    try {
      await fill(folder, contentDir, inUse, unreadable);
      await app.readAhead(folder);
      return folder;
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      const files = error instanceof ContentError ? error.problems.map(({ file }) => file) : [];
      if (files.every((file) => unreadable.has(file))) throw error;
      app.log.error({ err: error }, 'content of the release cannot be read. That in use is kept');
      for (const file of files) unreadable.add(file);
    }
  }
}

async function fill(
  folder: string,
  contentDir: string,
  inUse: string,
  unreadable: ReadonlySet<string>,
): Promise<void> {
  const put = async (from: string, file: string, copy: typeof linkOrCopy) => {
    const place = join(folder, file);
    await mkdir(dirname(place), { recursive: true });
    await copy(join(from, file), place);
  };
  for (const file of listFiles(contentDir))
    if (!unreadable.has(file)) await put(contentDir, file, linkOrCopy);
  for (const file of listFiles(inUse)) if (unreadable.has(file)) await put(inUse, file, copyFile);
}

/** Pictures are megabytes, and a link takes no room. */
const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));
