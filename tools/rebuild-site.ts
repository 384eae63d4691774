// Builds the site from another content folder, for the publisher: content/ with drafts in it.
//   node tools/rebuild-site.ts --content DIR --from DIR --out DIR
// --from is the build before, whose compressed files are used again. --out must not exist: it appears when the
// build is complete. Exit code 2: the content has problems, one line of JSON each on standard error:
// {"file","line","field","message"}. Of the environment it keeps what a build needs.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildVariables } from './publisher/build-variables.ts';
import { runOrExit } from './run-command.ts';

const folder = { type: 'string' } as const;
const { content, from, out } = parseArgs({ options: { content: folder, from: folder, out: folder } }).values;
if (content === undefined || from === undefined || out === undefined) {
  fail('Name all three folders: node tools/rebuild-site.ts --content DIR --from DIR --out DIR');
}
if (existsSync(out)) fail(`${out} exists already. Name a folder that does not exist yet.`);

for (const name of Object.keys(process.env)) if (!buildVariables.test(name)) delete process.env[name];
// The readers of the content look for it when they are loaded.
process.env.CONTENT_DIR = resolve(content);
// In a process of its own, so that its memory is free when the site is rendered.
await runOrExit('node', ['tools/build-steps/print-problems.ts']);

const draft = `${resolve(out)}.${process.pid}~`;
process.on('exit', () => rmSync(draft, { recursive: true, force: true }));
const { buildSite } = await import('./build-steps/build-site.ts');
await buildSite(draft, resolve(from), ['--silent']);
const { findHeavyPages } = await import('./build-steps/find-heavy-pages.ts');
const heavy = findHeavyPages(draft);
for (const problem of heavy) console.error(JSON.stringify(problem));
if (heavy.length > 0) process.exit(2);
renameSync(draft, out);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
