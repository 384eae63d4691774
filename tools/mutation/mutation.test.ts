import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readFile } from '../repository/files.ts';
import { root } from '../run-command.ts';

const configuration = z.object({
  mutate: z.array(z.string()),
  vitest: z.object({ configFile: z.string() }),
  thresholds: z.object({ break: z.number() }),
});
const runs = [
  { file: 'tools/mutation/session.json', folder: 'packages/session/src' },
  { file: 'tools/mutation/sessions-feature.json', folder: 'apps/server/src/features/app-host/sessions' },
];

test.each(runs)('$file mutates all code of $folder, and fails below 85%', ({ file, folder }) => {
  const { mutate, vitest, thresholds } = configuration.parse(JSON.parse(readFile(file)));
  const find = (pattern: string) => globSync(pattern, { cwd: root });
  const isCode = (path: string) => !path.endsWith('.test.ts') && !path.includes('/testing/');
  const [changed = '', ...left] = mutate;
  expect(left).toEqual(['!**/*.test.ts']);
  expect(find(changed).filter(isCode).sort()).toEqual(find(`${folder}/**/*.ts`).filter(isCode).sort());
  expect(find(changed).length).toBeGreaterThan(find(changed).filter(isCode).length);
  expect(readFile(vitest.configFile)).toContain(`${folder}/*.test.ts`);
  expect(thresholds.break).toBeGreaterThanOrEqual(85);
  expect(readFile('docs/mutation.md')).toContain(
    `node tools/bootstrap.mjs tools/mutation/mutate.ts ${basename(file, '.json')}`,
  );
});
