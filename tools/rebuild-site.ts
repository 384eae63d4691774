// Builds the site from another content folder, for the publisher: content/ with drafts in it.
//   node tools/rebuild-site.ts --content DIR --from DIR --out DIR
// --from is the build before, whose compressed files are used again. --out must not exist: it appears when the
// build is complete. Exit code 2: the content has problems, one line of JSON each on standard error:
// {"file","line","field","message"}; with --strict also of texts that contradict the price list. Of the
// environment it keeps only the variables that a build needs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { buildVariables } from './publisher/build-variables.ts';
import { root, run } from './run-command.ts';

const folder = { type: 'string' } as const;
const { content, from, out, strict } = parseArgs({
  options: { content: folder, from: folder, out: folder, strict: { type: 'boolean' } },
}).values;
if (content === undefined || from === undefined || out === undefined) {
  fail('Name all three folders: node tools/rebuild-site.ts --content DIR --from DIR --out DIR');
}
if (existsSync(out)) fail(`${out} exists already. Name a folder that does not exist yet.`);

for (const name of Object.keys(process.env)) if (!buildVariables.test(name)) delete process.env[name];
// The readers of the content look for it when they are loaded.
process.env.CONTENT_DIR = resolve(content);
const draft = `${resolve(out)}.${process.pid}~`;
process.on('exit', () => rmSync(draft, { recursive: true, force: true }));
const { siteBuild } = await import('./build-steps/build-site.ts');
const { words, environment } = siteBuild(draft, resolve(from), ['--silent']);
const build = spawn(process.execPath, words, {
  cwd: root,
  stdio: ['ignore', 'ignore', 'pipe'],
  env: { ...process.env, ...environment },
});
const ended = Promise.all([once(build, 'close'), text(build.stderr)]);
// Meanwhile, in a process of its own, so that its memory is soon free again. What a build of broken content
// reports is not printed: the problems explain it.
const problems = await run('node', ['tools/build-steps/print-problems.ts', ...(strict ? ['--strict'] : [])]);
if (problems !== 0) build.kill();
const [[code], errors] = await ended;
if (problems !== 0) process.exit(problems);
process.stderr.write(errors);
if (code !== 0) process.exit(code ?? 1);
const { findHeavyPages } = await import('./build-steps/find-heavy-pages.ts');
const heavy = findHeavyPages(draft);
for (const problem of heavy) console.error(JSON.stringify(problem));
if (heavy.length > 0) process.exit(2);
renameSync(draft, out);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
