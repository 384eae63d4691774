import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file of a built site or of a release. Hard-links an unchanged file of an earlier build, because creating a
 * thousand files takes a second on a slow disk. So no file of a finished site may be changed in place.
 * @param earlier the file at the same path of an earlier site, which may be missing
 */
export function writeSiteFile(file: string, content: Uint8Array, earlier: string | undefined): void {
  // The existing file may be a hard link to a file of another site, which writing would change.
  rmSync(file, { force: true });
  if (earlier === undefined || !isSame(earlier, content) || !link(earlier, file))
    writeFileSync(file, content);
}

const isSame = (file: string, content: Uint8Array) => existsSync(file) && readFileSync(file).equals(content);

/** Returns false if the file system cannot, for example because the other name is on another disk. */
function link(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch {
    return false;
  }
}
