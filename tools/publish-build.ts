// A build is made beside the site that is served, and takes its place in one step when it is whole. `dist` is a link to the
// folder of the last build: `dist-builds/<time>-<process>-<letters>`.
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

/** Makes the folder of a new build beside a site. What builds left that were killed goes. */
export function createBuild(site: string): string {
  mkdirSync(buildsOf(site), { recursive: true });
  const build = mkdtempSync(join(buildsOf(site), `${Date.now()}-${process.pid}-`));
  chmodSync(build, 0o755);
  for (const name of oldBuilds(site)) rmSync(join(buildsOf(site), name), { recursive: true, force: true });
  return build;
}

/** Puts a build in the place of the site. Whoever reads the site finds the old one or the new one, whole. */
export function publishBuild(site: string, build: string): void {
  const link = `${site}.${process.pid}~`;
  rmSync(link, { force: true });
  symlinkSync(join(basename(buildsOf(site)), basename(build)), link, 'dir');
  // Builds of earlier versions are folders, for which no link can be put.
  if (existsSync(site) && !lstatSync(site).isSymbolicLink()) {
    renameSync(site, join(buildsOf(site), `0-${process.pid}`));
  }
  renameSync(link, site);
}

/** Takes away a build that failed. */
export const removeBuild = (build: string) => rmSync(build, { recursive: true, force: true });

/** All but the published build, the one before it, which a server may be reading, and those that are being made. */
function oldBuilds(site: string): string[] {
  const published = isLink(site) ? basename(readlinkSync(site)) : '';
  const others = readdirSync(buildsOf(site))
    .filter((name) => name !== published && !isBeingMade(name))
    .sort((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10));
  const whole = others.filter((name) => existsSync(join(buildsOf(site), name, 'site-manifest.json')));
  return others.filter((name) => name !== whole[0]);
}

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** Whether the process that makes a build still runs. */
function isBeingMade(name: string): boolean {
  const id = Number(name.split('-')[1]);
  if (id === process.pid) return true;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
