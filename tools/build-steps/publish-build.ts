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

/** Creates the folder of a new build next to a site, and deletes what killed builds left there. */
export function createBuild(site: string): string {
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
  const whole = others.filter((name) => existsSync(join(buildsOf(site), name, 'site-manifest.json')));
  return others.filter((name) => name !== whole[0]);
}

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
