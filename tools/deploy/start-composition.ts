import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall } from '../test-setup/install-debian-packages.ts';
import { askOverTls } from './ask-over-tls.ts';
import { type ComposeProject, makeComposeProject, runLine } from './compose-project.ts';
import { fillIn } from './fill-in.ts';
import { findBlock, readPageCommands } from './page-commands.ts';

/** The commands of docs/operations.md, by block. */
export const pageCommands = readPageCommands('Install with containers');

/**
 * Creates the secrets as on the page.
 * @returns the content of each file, by its name
 * @throws if a command fails or prints anything
 */
export async function writeSecrets(folder: string): Promise<Record<string, string>> {
  await findOrInstall('/usr/bin/openssl', 'openssl');
  const { code, said } = await runLine(findBlock(pageCommands, 'openssl rand'), folder);
  if (code !== 0 || said !== '') throw new Error(`The secrets ended with ${code}: ${said}`);
  const place = join(folder, 'deploy/secrets');
  return Object.fromEntries(
    readdirSync(place).map((name) => [name, readFileSync(join(place, name), 'utf8')]),
  );
}

/** The composition of the page, built and running. The caller removes its project. */
export interface Composition {
  readonly project: ComposeProject;
  readonly secrets: Record<string, string>;
  /** Requests a page through the proxy, trusting only the authority of its certificate. */
  readonly ask: ReturnType<typeof askOverTls>;
}

/**
 * Builds and starts everything as in docs/operations.md, at localhost.
 * @throws with the output if any part does not start; then everything is removed
 */
export async function startComposition(): Promise<Composition> {
  const project = await makeComposeProject();
  try {
    const secrets = await writeSecrets(project.folder);
    // Emails are written to files, so that nothing leaves this machine.
    const smtpUrl = join(project.folder, 'deploy/secrets/smtp-url');
    rmSync(smtpUrl);
    writeFileSync(smtpUrl, '', { mode: 0o444 });

    const [beginning = ''] = findBlock(pageCommands, 'up -d --build').split(/\n.* launch-check$/m);
    const here = { 'www.example.com': 'localhost', '--build': '--build --wait --wait-timeout 300' };
    await project.run(fillIn(beginning, here));
    const authority = '/data/caddy/pki/authorities/local/root.crt';
    const { said } = await project.inside('proxy', `cat ${authority}`);
    return { project, secrets, ask: askOverTls(project.httpsPort, 'localhost', said) };
  } catch (cause) {
    const logs = await project.logs();
    await project.remove();
    throw new Error(`The composition did not come up. Its containers said:\n${logs}`, { cause });
  }
}
