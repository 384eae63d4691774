import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { minute, second } from '@accounting-site/server/clock';
import { isLong } from '@accounting-site/server/testing/load/fault-size';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readFile } from '../repository/files.ts';
import { whyNoContainers } from './compose-project.ts';
import { findBlock } from './page-commands.ts';
import { type Composition, pageCommands, startComposition, writeSecrets } from './start-composition.ts';

test('the commands of the page create every secret of compose.yaml, and the password twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'deploy'));
  const secrets = await writeSecrets(folder);
  const compose = z.object({ secrets: z.record(z.string(), z.unknown()) });
  const named = Object.keys(compose.parse(parse(readFile('deploy/compose.yaml'))).secrets);
  expect(Object.keys(secrets).sort()).toEqual(named.sort());
  expect(secrets['database-url']).toContain(`:${secrets['database-password']?.trim()}@database:`);
  expect(Buffer.from(secrets['encryption-key'] ?? '', 'base64')).toHaveLength(32);
});

/** The address in deploy/.env, whichever port a test uses. */
const ownOrigin = 'https://localhost';
const secondsSince = (start: number) => ((performance.now() - start) / second).toFixed(1);

const container = z.object({
  HostConfig: z.object({ ReadonlyRootfs: z.boolean(), Memory: z.number(), PidsLimit: z.number() }),
  State: z.object({
    Running: z.boolean(),
    ExitCode: z.number(),
    OOMKilled: z.boolean(),
    Health: z.object({ Status: z.string() }),
  }),
});

if (isLong) {
  describe('the composition of docs/operations.md', () => {
    let reason: string | undefined;
    let site: Composition;
    const look = async (service: string) => container.parse(await site.project.inspect(service));
    const statusOf = async (path: string) => (await site.ask(path)).status;

    beforeEach(({ skip }) => skip(reason !== undefined, reason));

    beforeAll(async () => {
      reason = await whyNoContainers();
      if (reason !== undefined) return;
      const since = performance.now();
      site = await startComposition();
      console.log(`The composition was built and started in ${secondsSince(since)} s.`);
      return site.project.remove;
    }, 20 * minute);

    test.each([
      { service: 'site', user: '10001', group: '10001', capabilities: 0, megabytes: 512 },
      { service: 'database', user: undefined, group: undefined, capabilities: 0, megabytes: 256 },
      // The tenth bit is NET_BIND_SERVICE.
      { service: 'proxy', user: '0', group: '0', capabilities: 1 << 10, megabytes: 128 },
    ])('$service is healthy, and may do little', async ({ service, user, group, ...may }) => {
      const { State, HostConfig } = await look(service);
      expect(State.Health.Status).toBe('healthy');
      expect([HostConfig.ReadonlyRootfs, HostConfig.Memory]).toEqual([true, may.megabytes * 2 ** 20]);
      expect(HostConfig.PidsLimit).toBeGreaterThan(0);
      const { said } = await site.project.inside(service, 'cat /proc/1/status');
      const read = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(said)?.[1] ?? '';
      const ids = [read('Uid'), read('Gid')].map((line) => [...new Set(line.split('\t'))].join());
      if (user === undefined) expect(ids).not.toContain('0');
      else expect(ids).toEqual([user, group]);
      const capabilities = [read('CapEff'), read('CapPrm'), read('CapBnd')];
      expect(capabilities.map((set) => Number.parseInt(set, 16))).toEqual(Array(3).fill(may.capabilities));
      expect([read('NoNewPrivs'), read('Seccomp')]).toEqual(['1', '2']);
    });

    test('the site can write only to /data and /tmp, and so could root in its container', async () => {
      const write = (folder: string, user?: string) =>
        site.project.inside('site', `sh -c 'touch ${folder}/tried && rm ${folder}/tried'`, user);
      for (const user of ['10001:10001', '0:0']) {
        for (const folder of ['/srv/site', '/srv/site/apps/site/dist', '/usr', '/etc'])
          await expect(write(folder, user)).rejects.toThrow('Read-only file system');
      }
      for (const folder of ['/data', '/tmp']) await write(folder);
    });

    test('secrets are in no container description, image layer, folder or log', async () => {
      const { project, secrets } = site;
      const services = ['site', 'database', 'proxy'];
      const described = JSON.stringify(await Promise.all(services.map(project.inspect)));
      const layers = await project.run(`docker history --no-trunc ${project.image}`);
      const logs = await project.compose('logs --no-color');
      expect([described, layers.said, logs.said]).toEqual([
        expect.stringContaining('ENCRYPTION_KEY_FILE=/run/secrets/encryption-key'),
        expect.stringContaining('with-secrets.sh'),
        expect.stringContaining('The site is at'),
      ]);
      for (const name of ['database-password', 'database-url', 'encryption-key'])
        for (const shown of [described, layers.said, logs.said])
          expect(shown.includes(secrets[name]?.trim() ?? ''), name).toBe(false);
      expect((await project.inside('site', 'ls deploy')).said.split('\n').sort()).toEqual([
        '',
        'healthcheck.mjs',
        'with-secrets.sh',
      ]);
    });

    test('visitors get compressed pages over TLS, and no access to the metrics', async () => {
      for (const path of ['/', '/pricing', '/Help%20Center', '/login']) {
        const { status, headers, body } = await site.ask(path, { headers: { 'accept-encoding': 'br' } });
        expect([path, status, headers['content-encoding']]).toEqual([path, 200, 'br']);
        expect(brotliDecompressSync(body).toString()).toContain('</title>');
      }
      expect([await statusOf('/readyz'), await statusOf('/metrics')]).toEqual([200, 404]);
      const plain = await fetch(`http://localhost:${site.project.httpPort}/pricing`, { redirect: 'manual' });
      expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/pricing']);
    });

    /** Sends a demo request with an idempotency key, so that it can be sent again. */
    const sendForm = async (key: string) => {
      const { status, body } = await site.ask('/api/site/demo-requests', {
        method: 'POST',
        headers: { origin: ownOrigin, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ name: 'Ama', email: 'ama@shop.example', message: 'Hello' }),
      });
      return { status, id: String(JSON.parse(body.toString()).id) };
    };
    const readForms = async () => {
      const query = 'psql -U accounting_site -d accounting_site -tAc "select id from demo_requests"';
      return (await site.project.inside('database', query)).said.trim().split('\n');
    };

    test(
      'replacing the container of the site loses nothing acknowledged, and fails no page request',
      async () => {
        const key = randomUUID();
        const sent = await sendForm(key);
        expect(sent.status).toBe(201);
        const answers = new Map<string, number>();
        let isOver = false;
        let longest = 0;
        const read = async () => {
          while (!isOver) {
            const since = performance.now();
            const answer = await statusOf('/pricing').catch((error: Error) => error.message);
            longest = Math.max(longest, performance.now() - since);
            answers.set(String(answer), (answers.get(String(answer)) ?? 0) + 1);
            await sleep(50);
          }
        };
        const readers = Promise.all([read(), read(), read(), read()]);
        await site.project.compose('up -d --force-recreate --no-deps --wait site').finally(() => {
          isOver = true;
        });
        await readers;
        console.log(`A new container: answers ${[...answers]}, the longest after ${longest.toFixed(0)} ms.`);
        expect([...answers.keys()]).toEqual(['200']);
        expect(answers.get('200')).toBeGreaterThan(50);
        expect(await readForms()).toEqual([sent.id]);
        expect(await sendForm(key)).toEqual(sent);
        expect(await readForms()).toEqual([sent.id]);
      },
      5 * minute,
    );

    test('the commands of the page write a backup and copy it out completely', async () => {
      await site.project.run(findBlock(pageCommands, 'backup /data/site.gz'));
      const lines = gunzipSync(readFileSync(join(site.project.folder, 'site.gz')))
        .toString()
        .split('\n');
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 'accounting-site backup' });
      expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({ rows: { demo_requests: 1 } });
    });

    test('the check before launch runs in the container and lists what to do', async () => {
      const check = findBlock(pageCommands, 'launch-check').split('\n').at(-1) ?? '';
      const { code, said } = await site.project.attempt(check);
      expect([code, said]).toEqual([1, expect.stringMatching(/^\d+ things? to do before launch\.$/m)]);
    });

    test(
      'pages are served while the database is down, and forms are accepted again when it is back',
      async () => {
        await site.project.compose('stop database');
        expect((await look('database')).State.ExitCode).toBe(0);
        expect([await statusOf('/pricing'), await statusOf('/readyz')]).toEqual([200, 503]);
        expect((await sendForm(randomUUID())).status).toBe(503);
        const since = performance.now();
        await site.project.compose('start database');
        await expect.poll(() => statusOf('/readyz'), { timeout: minute, interval: 200 }).toBe(200);
        console.log(`The database was back after ${secondsSince(since)} s.`);
        expect((await sendForm(randomUUID())).status).toBe(201);
        // A missing database is no reason to restart the site.
        expect((await look('site')).State).toMatchObject({ Running: true, Health: { Status: 'healthy' } });
      },
      3 * minute,
    );

    test('a stopped site shuts down without being killed', async () => {
      const since = performance.now();
      await site.project.compose('stop site');
      expect(performance.now() - since).toBeLessThan(15 * second);
      console.log(`The site stopped within ${secondsSince(since)} s.`);
      expect((await look('site')).State).toMatchObject({ Running: false, ExitCode: 0, OOMKilled: false });
    });
  });
}
