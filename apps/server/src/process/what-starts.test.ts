import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const listing = `
import { registerHooks } from 'node:module';
const packages = new Set();
registerHooks({ load(url, context, next) {
  packages.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]);
  return next(url, context);
} });
await import(process.argv[1]);
console.log(JSON.stringify({ packages: [...packages] }));
`;

test('importing the server loads no package that only the API or emails need', () => {
  const script = join(import.meta.dirname, 'run-server.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', listing, script], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { packages } = z.object({ packages: z.array(z.string().nullable()) }).parse(JSON.parse(stdout));
  expect(packages).toContain('fastify');
  for (const later of ['jose', 'react', 'react-dom', 'ical-generator', 'nodemailer', 'prom-client', 'pg']) {
    expect(packages).not.toContain(later);
  }
});
