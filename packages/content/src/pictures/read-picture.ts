import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../reading/content-error.ts';
import { hasContentFile, readContentBytes } from '../reading/content-files.ts';
import { contentFolder } from '../reading/content-folder.ts';
import { isPicture } from './picture-entries.ts';
import { readPictureHeader } from './picture-header.ts';

/** A picture of the content. Sizes are in pixels. */
export interface ContentPicture {
  /** Its path below content/. */
  file: string;
  /** Of its bytes. */
  hash: string;
  width: number;
  height: number;
}

const known = new Map<string, { changed: number; picture: ContentPicture }>();

/** Reads the size of a picture. @throws ContentError of that file if it is missing, or is no picture */
export function readPicture(file: string): ContentPicture {
  if (!isPicture(file) || !hasContentFile(file))
    throw new ContentError(file, ['there is no such picture. Choose another, or remove it']);
  const path = join(contentFolder(), file);
  const changed = statSync(path).mtimeMs;
  const before = known.get(path);
  if (before?.changed === changed) return before.picture;
  const bytes = readContentBytes(file);
  const header = readPictureHeader(bytes);
  if (header === undefined)
    throw new ContentError(file, ['this is no picture. Save it as JPEG, PNG, WebP or AVIF, or delete it']);
  const { width, height } = header;
  const picture = { file, hash: createHash('sha256').update(bytes).digest('hex'), width, height };
  known.set(path, { changed, picture });
  return picture;
}
