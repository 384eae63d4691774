import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@accounting-site/server/config/config';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readFile } from '../repository/files.ts';
import { root } from '../run-command.ts';
import { readDockerfile } from './dockerfile.ts';

const text = z.record(z.string(), z.string());
const service = z.object({
  image: z.string(),
  user: z.string().optional(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).optional(),
  security_opt: z.array(z.string()),
  privileged: z.undefined().optional(),
  environment: text,
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()),
  tmpfs: z.array(z.string()),
  networks: z.array(z.string()),
  ports: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  stop_grace_period: z.string().optional(),
  mem_limit: z.string(),
  pids_limit: z.number(),
});
const compose = z
  .object({
    services: z.record(z.string(), service),
    networks: z.record(z.string(), z.looseObject({ internal: z.boolean().optional() })),
    volumes: z.record(z.string(), z.unknown()),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(parse(readFile('deploy/compose.yaml'), { merge: true }));
const services = Object.entries(compose.services);

describe('compose.yaml', () => {
  test.each(services)('%s writes only to its volumes, and has few privileges', (name, service) => {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.mem_limit).toMatch(/^\d+m$/);
    expect(service.tmpfs.filter((mount) => !/:size=\d+m/.test(mount))).toEqual([]);
    // Requests of visitors do not reach the publisher. If it ends, Docker starts it again.
    expect(service.healthcheck?.test[0]).toBe(name === 'publisher' ? undefined : 'CMD');
    expect(service.image).toMatch(/^accounting-site(?:-publisher)?:|:\d+\.\d+(\.\d+)?-|@sha256:[\da-f]{64}$/);
    expect(service.image).not.toContain('latest');
  });

  test('only the publisher, which no visitor reaches, may write into its container', () => {
    expect(services.filter(([, each]) => !each.read_only).map(([name]) => name)).toEqual(['publisher']);
    expect(compose.services.publisher?.networks).toEqual(['back']);
  });

  test('only the proxy is reachable from outside, and the database has no access to the internet', () => {
    const open = services.filter(([, { ports }]) => ports.length > 0).map(([name]) => name);
    expect(open).toEqual(['proxy']);
    expect(services.filter(([, { cap_add }]) => cap_add).map(([name]) => name)).toEqual(['proxy']);
    expect(compose.services.database?.networks.map((name) => compose.networks[name]?.internal)).toEqual([
      true,
    ]);
    expect(compose.services.proxy?.networks).not.toContain('back');
  });

  test('refers only to existing networks, volumes, secrets and files', () => {
    for (const [, { networks, secrets, volumes, depends_on }] of services) {
      for (const network of networks) expect(compose.networks).toHaveProperty(network);
      for (const secret of secrets) expect(compose.secrets).toHaveProperty([secret]);
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name);
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('./')) expect(existsSync(join(root, 'deploy', source))).toBe(true);
        else expect(compose.volumes).toHaveProperty(source);
      }
    }
    expect(readFile('.gitignore')).toMatch(/^\/deploy\/secrets\/$/m);
    for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\//);
  });

  test('gives the server a valid configuration, with every secret from a file', () => {
    const { environment = {}, secrets = [] } = compose.services.site ?? {};
    const isSecret = /KEY|SECRET|PASSWORD|TOKEN|DATABASE_URL|SMTP_URL/;
    const plain = Object.keys(environment).filter((name) => isSecret.test(name) && !name.endsWith('_FILE'));
    expect(plain).toEqual([]);
    const files = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
    expect(files.sort()).toEqual(secrets.map((name) => `/run/secrets/${name}`).sort());

    const image = readDockerfile(readFile('deploy/Dockerfile')).find(({ name }) => name === 'program');
    const set = image?.instructions.find(({ name }) => name === 'ENV')?.words ?? '';
    const ofImage = Object.fromEntries(set.split(' ').map((pair) => pair.split('=')));
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/^\$\{SITE_URL\}$/, 'https://www.example.com').replace(/\$\{\w+:-(.*)\}/, '$1'),
    ]);
    const config = readConfig({ ...ofImage, ...Object.fromEntries(filled) });
    expect(config).toMatchObject({ production: true, host: '0.0.0.0', port: 3000, dataDir: '/data' });
    const subnet = JSON.stringify(compose.networks.front);
    expect(config.trustedProxies.map((network) => subnet.includes(network))).toEqual([true]);
  });
});
