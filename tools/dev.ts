// npm run dev: the site and the server with hot reload, at one address. The site listens on PORT and forwards
// API requests to the server, which restarts when its code changes.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { loadEnvFile } from '@accounting-site/server/config/config';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { dev } from 'astro';
import { root } from './run-command.ts';

const given = new Set(Object.keys(process.env));
loadEnvFile();
// In .env these describe the public site, not this one.
for (const name of ['SITE_URL', 'HOST', 'NODE_ENV']) if (!given.has(name)) delete process.env[name];
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const siteUrl = process.env.SITE_URL || `http://${host}:${port}`;

process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.SITE_URL = siteUrl;

const serverPort = await findFreePort();
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/server.ts'], {
  cwd: root,
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(serverPort), SITE_URL: siteUrl },
  stdio: ['ignore', 'pipe', 'pipe'],
});
for (const stream of [server.stdout, server.stderr]) {
  createInterface(stream).on('line', (line) => {
    if (line !== '') console.log(`[server] ${line}`);
  });
}

const site = await dev({
  root: `${root}apps/site`,
  server: { host, port },
  vite: { server: { strictPort: true, proxy: { '/api/': `http://127.0.0.1:${serverPort}` } } },
});
console.log(`[site] ${siteUrl} shows each change as you save it. Ctrl-C ends both.`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
server.on('exit', () => stop(1));

async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  server.kill('SIGTERM');
  await site.stop();
  process.exit(code);
}
