import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../run-command.ts';

const names = z.record(z.string(), z.string()).default({});
const entry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  /** Part of the archive of another package, and covered by that package's hash. */
  inBundle: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});

/** A package as pinned in package-lock.json. */
export interface LockedPackage extends z.infer<typeof entry> {
  /** Its folder, below the repository. */
  path: string;
  name: string;
}

/** Every package of the lockfile by its path; workspaces have their own, such as apps/server. */
export function readLockedPackages(
  text = readFileSync(join(root, 'package-lock.json'), 'utf8'),
): Map<string, LockedPackage> {
  const { packages } = z.object({ packages: z.record(z.string(), entry) }).parse(JSON.parse(text));
  return new Map(
    Object.entries(packages).map(([path, found]) => [
      path,
      { ...found, path, name: path.replace(/^.*node_modules\//, '') },
    ]),
  );
}

/** The packages that do not belong to this repository. */
export const foreignPackages = (locked: Map<string, LockedPackage>) =>
  [...locked.values()].filter(({ path, link }) => /(^|\/)node_modules\//.test(path) && link !== true);

/**
 * The packages that a package needs in production, as Node resolves them: from the nearest node_modules
 * folder upwards. Packages for other platforms are included, because the lockfile covers all of them.
 */
export function neededBy(
  { path, ...needs }: LockedPackage,
  locked: Map<string, LockedPackage>,
): LockedPackage[] {
  const wanted = { ...needs.peerDependencies, ...needs.optionalDependencies, ...needs.dependencies };
  return Object.keys(wanted).flatMap((name) => {
    for (let at = path; ; at = at.replace(/(^|\/)[^/]*$/, '')) {
      const found = locked.get(at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`);
      if (found?.link === true) return locked.get(found.resolved ?? '') ?? [];
      if (found !== undefined) return found;
      // A peer dependency may be missing.
      if (at === '') return [];
    }
  });
}

/**
 * All packages that the workspaces need in production, direct and transitive, and the workspaces themselves.
 */
export function productionPackages(
  workspaces: string[],
  locked: Map<string, LockedPackage>,
): Set<LockedPackage> {
  const found = new Set<LockedPackage>();
  const visit = (one: LockedPackage | undefined) => {
    if (one === undefined || found.has(one)) return;
    found.add(one);
    neededBy(one, locked).forEach(visit);
  };
  for (const workspace of workspaces) visit(locked.get(workspace));
  return found;
}
