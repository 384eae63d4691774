import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../run-command.ts';
import { startTestPostgres } from '../test-setup/test-postgres.ts';
import { makeCertificate } from './make-certificate.ts';

/** The commands of the page that create the role and the database, without the password prompt. */
const commands = [
  ...readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(/^sudo -u postgres (.+)$/gm),
].map(([, command = '']) => command.replace('--pwprompt ', '').split(' '));

/** A PostgreSQL on this machine that accepts TLS connections, with the database of docs/operations.md. */
async function startWithTls() {
  const port = await findFreePort();
  let certificate = '';
  const postgres = await startTestPostgres(async (folder) => {
    const owner = statSync(folder);
    const own = join(folder, 'tls');
    mkdirSync(own);
    const [key, made] = await makeCertificate(own, ['localhost']);
    chownSync(key, owner.uid, owner.gid);
    certificate = made;
    return {
      listen_addresses: '127.0.0.1',
      port: `${port}`,
      ssl: 'on',
      ssl_key_file: key,
      ssl_cert_file: made,
    };
  });
  onTestFinished(() => postgres.stop());
  for (const [program = '', ...words] of commands) {
    execFileSync(program, ['-h', postgres.folder, '-p', `${port}`, '-U', 'postgres', ...words]);
  }
  return { port, certificate };
}

const connect = async (databaseUrl: string) => {
  const database = openDatabase({ databaseUrl, dataDir: '' });
  onTestFinished(() => database.destroy());
  const { rows } = await sql<{
    ssl: boolean;
  }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(database);
  return rows;
};

test('the server connects to the database of the operations page over TLS, and only with a valid certificate', async () => {
  expect(commands.map(([program]) => program)).toEqual(['createuser', 'createdb']);
  const { port, certificate } = await startWithTls();
  const at = (host: string, rest: string) =>
    `postgres://accounting_site@${host}:${port}/accounting_site?sslmode=verify-full${rest}`;
  expect(await connect(at('localhost', `&sslrootcert=${certificate}`))).toEqual([{ ssl: true }]);
  await expect(connect(at('localhost', ''))).rejects.toThrow(/self-signed certificate/);
  await expect(connect(at('127.0.0.1', `&sslrootcert=${certificate}`))).rejects.toThrow(/does not match/);
});
