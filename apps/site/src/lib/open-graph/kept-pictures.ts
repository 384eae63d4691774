import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

let folder: string | undefined;

/** Keeps drawn pictures in a folder, which belongs to one version of the code and of the brand's colours. */
export function keepPicturesIn(pictures: string): void {
  folder = pictures;
}

/** Draws a picture, unless the folder has one that was drawn from the same values. */
export async function keptPicture(
  values: Readonly<Record<string, string>>,
  draw: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (folder === undefined) return draw();
  const file = join(folder, `${createHash('sha256').update(JSON.stringify(values)).digest('hex')}.png`);
  if (existsSync(file)) return new Uint8Array(await readFile(file));
  const picture = await draw();
  // Renamed when complete, because a killed build leaves a part. Two pages with the same title draw it at the same time.
  const draft = `${file}.${randomUUID()}~`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, picture);
  await rename(draft, file);
  return picture;
}
