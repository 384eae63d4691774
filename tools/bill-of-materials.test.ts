import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { root } from './run-command.ts';

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({ 'bom-ref': z.string(), name: z.string(), version: z.string(), purl: z.string() }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

test('the bills of materials list direct and transitive packages of the server and of the build, and no test tools', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bill-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const made = spawnSync(process.execPath, ['tools/bill-of-materials.ts', folder], {
    encoding: 'utf8',
    cwd: root,
  });
  expect(made.stderr).toBe('');
  const read = (name: string) => bill.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const [server, site] = [read('server.cdx.json'), read('site.cdx.json')];
  const names = ({ components }: z.infer<typeof bill>) => components.map(({ name }) => name);
  // Direct and transitive packages, one of another workspace, and one that several workspaces need.
  expect(names(server)).toEqual(
    expect.arrayContaining([
      'fastify',
      'better-sqlite3',
      'yaml',
      'libphonenumber-js',
      'avvio',
      'jose',
      'zod',
    ]),
  );
  expect(names(server).filter((name) => ['astro', 'sharp', 'vitest', '@types/pg'].includes(name))).toEqual(
    [],
  );
  expect(names(site)).toEqual(expect.arrayContaining(['astro', 'fastify', 'vite']));
  expect(names(site).filter((name) => ['vitest', 'lighthouse'].includes(name))).toEqual([]);
  for (const { components, dependencies } of [server, site]) {
    const known = new Set(components.map((component) => component['bom-ref']));
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((path) => !known.has(path))).toEqual([]);
    expect(components.find(({ name }) => name === '@node-rs/argon2')?.purl).toMatch(
      /^pkg:npm\/%40node-rs\/argon2@\d+\.\d+\.\d+$/,
    );
  }
});
