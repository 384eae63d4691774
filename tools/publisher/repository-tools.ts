import { execFile, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { EntryForms } from '@accounting-site/content/editing/entry-forms';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import type { PublisherTools } from '@accounting-site/server/publishing/publisher/publisher-tools';
import { hashCode } from '../build-steps/hash-code.ts';
import { buildVariables } from './build-variables.ts';

/** A build may use 512 MB: the heap, and what Node itself and native libraries need. */
export const heap = '--max-old-space-size=384';

/** The exit code of a build whose content has problems. */
const contentProblems = 2;

/**
 * The programs of this repository, each in a process of its own.
 * @param root the folder of the repository
 */
export function repositoryTools(root: string, variables: NodeJS.ProcessEnv = process.env): PublisherTools {
  const env = {
    // Each build loads the same modules. Compiling them takes a second.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.astro/compile-cache'),
    ...Object.fromEntries(Object.entries(variables).filter(([name]) => buildVariables.test(name))),
    PATH: [dirname(process.execPath), variables.PATH].join(delimiter),
    NODE_OPTIONS: heap,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const readJson = async (program: string, words: string[], more: object, signal?: AbortSignal) => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, program), ...words], {
      cwd: root,
      env: { ...env, ...more },
      maxBuffer: 64 * 1024 * 1024,
      ...(signal && { signal, killSignal: 'SIGKILL' as const }),
    });
    return JSON.parse(stdout) as unknown;
  };
  return {
    hashCode: async () => hashCode(root, variables),
    describeForms: async () => (await readJson('tools/describe-content.ts', [], {})) as EntryForms,
    findProblems: async (content, signal) =>
      (await readJson(
        'tools/check-content.ts',
        ['--json'],
        { CONTENT_DIR: content },
        signal,
      )) as ContentProblem[],
    encodePicture: (upload, signal) =>
      runFilter(
        process.execPath,
        [join(root, 'tools/encode-picture.ts')],
        { cwd: root, env, signal },
        upload,
      ),
    build: ({ content, from, out, now, strict }, signal) => {
      const words = ['--content', content, '--from', from, '--out', out, ...(strict ? ['--strict'] : [])];
      return runBuild(process.execPath, [join(root, 'tools/rebuild-site.ts'), ...words], {
        cwd: root,
        env: { ...env, CONTENT_DIR: content, CONTENT_NOW: new Date(now).toISOString() },
        signal,
      });
    },
  };
}

/** Runs a program that reads `input` and writes its result. @returns undefined if it refused the input */
async function runFilter(
  command: string,
  words: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; signal: AbortSignal },
  input: Buffer,
): Promise<Buffer | undefined> {
  const child = spawn(command, words, {
    ...options,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined).end(input);
  const [code, parts] = await Promise.all([ended, child.stdout.toArray()]);
  return code === 0 ? Buffer.concat(parts) : undefined;
}

/** Runs a build in a process group of its own, so that what it started ends with it. */
async function runBuild(
  command: string,
  words: string[],
  { cwd, env, signal }: { cwd: string; env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<ContentProblem[]> {
  signal.throwIfAborted();
  const child = spawn(command, words, { cwd, env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const end = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  signal.addEventListener('abort', end);
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  const [code, said] = await Promise.all([ended, text(child.stderr)]);
  const lines = said.split('\n');
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if (code === 0) return [];
  const problems = code === contentProblems ? lines.flatMap(readProblem) : [];
  if (problems.length === 0) throw new Error(`The build ended with ${code}. ${lines.slice(-21).join('\n')}`);
  return problems;
}

function readProblem(line: string): ContentProblem[] {
  try {
    const problem = JSON.parse(line) as ContentProblem;
    return typeof problem.file === 'string' && typeof problem.message === 'string' ? [problem] : [];
  } catch {
    return [];
  }
}
