import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findForm } from '@accounting-site/content/editing/entry-forms';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../run-command.ts';
import { repositoryTools } from './repository-tools.ts';

test('the publisher describes forms and checks another content folder with the programs of the repository', {
  timeout: 60_000,
}, async () => {
  // A publisher may have no Git, which is no reason not to check.
  const tools = repositoryTools(root, {});
  const forms = await tools.describeForms();
  expect(findForm(forms, 'plans.yaml')).toMatchObject({ type: 'object' });

  const folder = mkdtempSync(join(tmpdir(), 'publisher-tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(contentFolder(), folder, { recursive: true });
  const { signal } = new AbortController();
  const plans = join(folder, 'plans.yaml');
  writeFileSync(plans, readFileSync(plans, 'utf8').replace(/^( +price): \d+/m, '$1: much'));
  expect(await tools.findProblems(folder, signal)).toMatchObject([
    { file: 'plans.yaml', field: expect.stringContaining('price'), line: expect.any(Number) },
  ]);
});
