// A build is created next to the published one and replaces it atomically when it is complete. `dist` is a
// symbolic link to the folder of the last build: `dist-builds/<time>-<process>-<random>`.
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';

const buildsOf = (site: string) => `${site}-builds`;

/**
 * Creates the folder of a new build next to a site, and deletes what killed builds left there.
 * @throws if the site's folder contains something else, which the build would move away
 */
export function createBuild(site: string): string {
  if (!isLink(site) && existsSync(site) && readdirSync(site).length > 0 && !isBuild(site)) {
    throw new Error(
      `${site} contains files of something else. Set SITE_OUT_DIR to a folder for the built site alone.`,
    );
  }
  mkdirSync(buildsOf(site), { recursive: true });
  const build = mkdtempSync(join(buildsOf(site), `${Date.now()}-${process.pid}-`));
  chmodSync(build, 0o755);
  for (const name of oldBuilds(site)) rmSync(join(buildsOf(site), name), { recursive: true, force: true });
  return build;
}

/** Publishes a build atomically: readers get the complete old or the complete new build. */
export function publishBuild(site: string, build: string): void {
  const link = `${site}.${process.pid}~`;
  rmSync(link, { force: true });
  symlinkSync(join(basename(buildsOf(site)), basename(build)), link, 'dir');
  // Builds of earlier versions are folders, which a link cannot replace atomically.
  if (existsSync(site) && !lstatSync(site).isSymbolicLink()) {
    renameSync(site, join(buildsOf(site), `0-${process.pid}`));
  }
  renameSync(link, site);
}

/** Deletes a failed build. */
export const removeBuild = (build: string) => rmSync(build, { recursive: true, force: true });

/**
 * All builds except the published one, the previous one, which a server may be reading, and unfinished ones.
 */
function oldBuilds(site: string): string[] {
  const published = isLink(site) ? basename(readlinkSync(site)) : '';
  const others = readdirSync(buildsOf(site))
    .filter((name) => name !== published && !isBeingMade(name))
    .sort((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10));
  const whole = others.filter((name) => isBuild(join(buildsOf(site), name)));
  return others.filter((name) => name !== whole[0]);
}

/** Whether a folder contains a complete build. */
const isBuild = (path: string) => existsSync(join(path, 'site-manifest.json'));

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** Whether the process of an unfinished build is still running. */
function isBeingMade(name: string): boolean {
  const id = Number(name.split('-')[1]);
  if (id === process.pid) return true;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
