import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestPath, type SiteManifest, siteManifest } from '@accounting-site/contract/site/site-manifest';
import { builtSite } from '../../tools/build-steps/built-site.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** A server with a copy of the built site, to which another build can be deployed. */
export interface DeployedSite extends ServerProcess {
  /** Replaces every page and every script, like a deployment, and restarts. Titles begin with the name. */
  deploy: (build: string) => Promise<void>;
  /** Publishes another text of one page, or takes the page away, and restarts. */
  rewrite: (file: string, change: (html: string) => string | undefined) => Promise<void>;
  /** Restarts with these environment variables. */
  restart: (change: Record<string, string>) => Promise<void>;
}

/** Runs a separate server for tests that stop it and deploy to it. */
export async function withDeployedSite(work: (site: DeployedSite) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-site-'));
  const siteDir = join(folder, 'site');
  await cp(builtSite, siteDir, { recursive: true });
  const server = await startServer({ DATA_DIR: join(folder, 'data'), SITE_DIR: siteDir });
  try {
    await work({
      ...server,
      deploy: async (build) => {
        await server.stop();
        await writeBuild(siteDir, build);
        await server.start();
      },
      rewrite: async (file, change) => {
        await server.stop();
        await rewritePage(siteDir, file, change);
        await server.start();
      },
      restart: async (change) => {
        await server.stop();
        await server.start(change);
      },
    });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function rewritePage(siteDir: string, name: string, change: (html: string) => string | undefined) {
  const manifest = siteManifest.parse(JSON.parse(await readFile(manifestPath(siteDir), 'utf8')));
  const file = manifest.files.find(({ path }) => path === name);
  if (file === undefined) throw new Error(`There is no ${name}.`);
  const html = change(await readFile(join(siteDir, name), 'utf8'));
  if (html === undefined) manifest.files.splice(manifest.files.indexOf(file), 1);
  else await writeFile(join(siteDir, name), html);
  Object.assign(file, { hash: `changed${file.hash}`, size: Buffer.byteLength(html ?? ''), encodings: {} });
  await writeFile(manifestPath(siteDir), JSON.stringify(manifest));
}

/** The same site as a different build: other titles, and another name for every script. */
async function writeBuild(siteDir: string, build: string) {
  const manifest: SiteManifest = siteManifest.parse(
    JSON.parse(await readFile(manifestPath(siteDir), 'utf8')),
  );
  const scripts = manifest.files.map(({ path }) => path).filter((path) => /^_astro\/.*\.js$/.test(path));
  const names = new Map(scripts.map((path) => [path.slice(7), `${path.slice(7, -3)}-${build}.js`]));
  const renamed = (text: string) => text.replace(/[\w.~-]+\.js\b/g, (name) => names.get(name) ?? name);
  for (const file of manifest.files) {
    if (!/\.(html|js)$/.test(file.path)) continue;
    const at = join(siteDir, file.path);
    const text = renamed(await readFile(at, 'utf8'));
    await writeFile(at, text.replace('<title>', `<title>${build}: `).replace(/^\/\* /, `/* ${build} `));
    const path = renamed(file.path);
    if (path !== file.path) await rename(at, join(siteDir, path));
    Object.assign(file, { path, hash: `${build}${file.hash}`, encodings: {} });
  }
  // Another dictionary, for which no page has a copy.
  if (manifest.dictionary !== undefined) {
    manifest.dictionary.address += build;
    manifest.dictionary.hash = Buffer.from(build).toString('base64');
  }
  await writeFile(manifestPath(siteDir), JSON.stringify(manifest));
}
