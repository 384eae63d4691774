// node tools/bootstrap.mjs tools/bill-of-materials.ts [FOLDER]: writes bills of materials in CycloneDX
// format, for vulnerability scanners. server.cdx.json lists what runs in production, site.cdx.json also what
// builds the pages. Packages used only by tests are in neither. `npm sbom` for one workspace omits packages
// that another workspace needs too.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type LockedPackage,
  neededBy,
  productionPackages,
  readLockedPackages,
} from './repository/locked-packages.ts';
import { root } from './run-command.ts';

const server = ['apps/server', 'apps/manage'];
const bills = { 'server.cdx.json': server, 'site.cdx.json': [...server, 'apps/site'] };

const locked = readLockedPackages();
const folder = resolve(process.argv[2] ?? join(root, 'dist/bill-of-materials'));
mkdirSync(folder, { recursive: true });
for (const [name, workspaces] of Object.entries(bills)) {
  const packages = productionPackages(workspaces, locked);
  writeFileSync(join(folder, name), `${JSON.stringify(toBill(packages), null, 2)}\n`);
  console.log(`${join(folder, name)}: ${packages.size} packages`);
}

/** Contains only data of the lockfile, so that the same lockfile gives the same bill. */
function toBill(packages: Set<LockedPackage>) {
  const all = [...packages].sort((one, other) => (one.path < other.path ? -1 : 1));
  const top = locked.get('');
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'accounting-site',
        name: 'accounting-site',
        version: top?.version,
      },
    },
    components: all.map((one) => ({
      type: 'library',
      'bom-ref': one.path,
      name: one.name,
      version: one.version,
      purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
      scope: one.optional ? 'optional' : 'required',
      ...(one.license && { licenses: [{ expression: one.license }] }),
      ...(one.integrity && { hashes: [{ alg: 'SHA-512', content: toHex(one.integrity) }] }),
    })),
    dependencies: all.map((one) => ({
      ref: one.path,
      dependsOn: neededBy(one, locked).map(({ path }) => path),
    })),
  };
}

function toHex(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
}
