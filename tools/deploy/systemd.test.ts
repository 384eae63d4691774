import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../run-command.ts';
import { findOrInstall } from '../test-setup/install-debian-packages.ts';
import { fillIn } from './fill-in.ts';

const units = join(root, 'deploy/systemd');
const names = readdirSync(units).filter((name) => /\.(service|timer)$/.test(name));
const services = names.filter((name) => name.endsWith('.service'));

/** From 0, no privileges, to 10. The units score 1.1 with systemd 252; newer versions check a little more. */
const highestExposure = 2;

let analyze = '';
beforeAll(async () => {
  analyze = await findOrInstall('/usr/bin/systemd-analyze', 'systemd');
});

const settings = (name: string) =>
  readFileSync(join(units, name), 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]\w+=/.test(line));

test.each(names)('%s is valid for systemd without warnings', (name) => {
  const verified = spawnSync(analyze, ['verify', '--man=no', join(units, name)], { encoding: 'utf8' });
  expect(verified.stderr.split('\n').filter((line) => line.includes('accounting-site'))).toEqual([]);
  expect(verified.status).toBe(0);
});

describe.each(services)('%s', (name) => {
  test('has few privileges', () => {
    const threshold = String(highestExposure * 10);
    const options = ['security', '--offline=true', '--no-pager', `--threshold=${threshold}`];
    const looked = spawnSync(analyze, [...options, join(units, name)], { encoding: 'utf8' });
    expect(looked.stdout).toMatch(/Overall exposure level for accounting-site/);
    expect(looked.status, looked.stdout.trim().split('\n').at(-1)).toBe(0);
  });

  test('runs as an unprivileged user, and reads its secrets from files', () => {
    const lines = settings(name);
    expect(lines).toContain('User=accounting-site');
    expect(lines).toContain('CapabilityBoundingSet=');
    expect(lines.filter((line) => /PASSWORD|SECRET=|postgres:\/\/|smtps?:\/\//.test(line))).toEqual([]);
  });
});

test('the stop timeout is longer than the shutdown takes, and both units differ only in the port', () => {
  const [one, two] = ['accounting-site.service', 'accounting-site@.service'].map(settings);
  const server = readFileSync(join(root, 'apps/server/src/process/run-server.ts'), 'utf8');
  const takes = Number(/giveUpAfter = (\d+)/.exec(server)?.[1]);
  const stop = Number(one?.find((line) => line.startsWith('TimeoutStopSec='))?.split('=')[1]) * 1000;
  expect(takes).toBeGreaterThan(0);
  expect(stop).toBeGreaterThan(takes);
  expect(two?.map((line) => line.replace('port %i', 'port 3000').replace('PORT=%i', 'PORT=3000'))).toEqual(
    one,
  );
});

test("the owner's command line has the user, the data and the key of the service", () => {
  const script = readFileSync(join(units, 'manage.sh'), 'utf8');
  const unit = settings('accounting-site.service').join('\n');
  for (const named of ['/opt/accounting-site/current', '/var/lib/accounting-site', 'NODE_ENV=production']) {
    expect(unit).toContain(named);
    expect(script).toContain(named);
  }
  const [, key = ''] = /LoadCredential=encryption-key:(\S+)/.exec(unit) ?? [];
  expect(script).toContain(`ENCRYPTION_KEY_FILE=${key}\n`);
  expect(script).toContain(`-u ${/^User=(.+)$/m.exec(unit)?.[1]} --`);
});

const twoServers = (second: string) =>
  `server 127.0.0.1:3001 max_fails=0;\nserver 127.0.0.1:3002 max_fails=0${second};\n`;

/** Runs restart-in-turn.sh with programs that only print what they were asked. @param systemctl another systemctl */
function restartInTurn(nginx: string, systemctl = 'echo systemctl "$@"') {
  const folder = mkdtempSync(join(tmpdir(), 'restart-in-turn-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginx);
  const programs = { curl: 'echo curl "$@"', sleep: 'echo sleep "$@"', systemctl };
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const script = readFileSync(join(units, 'restart-in-turn.sh'), 'utf8');
  const ended = spawnSync('sh', ['-c', fillIn(script, { '/etc/nginx/nginx.conf': config })], {
    env: { PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { ...ended, config: readFileSync(config, 'utf8') };
}

test('a restart in turn begins with a server that an earlier run left out, and nginx gets it back', () => {
  const { status, stdout, config } = restartInTurn(twoServers(' down'));
  expect(status).toBe(0);
  expect(stdout.match(/(?<=restart accounting-site@)\d+/g)).toEqual(['3002', '3001', '3002']);
  expect(config).toBe(twoServers(''));
});

test('a restart in turn of a single server starts no second one, and says what to do', () => {
  const { status, stderr, config } = restartInTurn(
    twoServers(''),
    'test "$1 $3" != "is-enabled accounting-site@3001" || exit 1\necho "systemctl $1" >&2',
  );
  expect({ status, config }).toEqual({ status: 1, config: twoServers('') });
  expect(stderr).toBe(
    'accounting-site@3001 is not enabled. With a single server: systemctl restart accounting-site\n',
  );
});
