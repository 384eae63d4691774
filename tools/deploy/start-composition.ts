import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall } from '../install-debian-packages.ts';
import { askOverTls } from './ask-over-tls.ts';
import { type ComposeProject, makeComposeProject, runLine } from './compose-project.ts';
import { fillIn } from './fill-in.ts';
import { findBlock, readPageCommands } from './page-commands.ts';

/** What docs/operations.md says to type, block by block. */
export const pageCommands = readPageCommands('Install with containers');

/**
 * Makes the secrets as the page says.
 * @returns what each file holds, by its name
 * @throws when a command fails or says anything
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

/** The composition that the page describes, built and up. Whoever starts it removes its project. */
export interface Composition {
  readonly project: ComposeProject;
  readonly secrets: Record<string, string>;
  /** Asks the proxy, as a visitor who trusts nobody but the authority of its certificate. */
  readonly ask: ReturnType<typeof askOverTls>;
}

/**
 * Builds and starts everything as docs/operations.md says, with localhost as its address.
 * @throws with what was said when anything of it does not come up; then nothing is left
 */
export async function startComposition(): Promise<Composition> {
  const project = await makeComposeProject();
  try {
    const secrets = await writeSecrets(project.folder);
    // Mails become files, so that nothing leaves this machine.
    const smtpUrl = join(project.folder, 'deploy/secrets/smtp-url');
    rmSync(smtpUrl);
    writeFileSync(smtpUrl, '', { mode: 0o444 });

    const [beginning = ''] = findBlock(pageCommands, 'up -d --build').split(/\n.* launch-check$/m);
    const here = { 'www.example.com': 'localhost', '--build': '--build --wait --wait-timeout 300' };
    await project.run(fillIn(beginning, here));
    const authority = '/data/caddy/pki/authorities/local/root.crt';
    const { said } = await project.inside('proxy', `cat ${authority}`);
    return { project, secrets, ask: askOverTls(project.httpsPort, said) };
  } catch (cause) {
    const logs = await project.logs();
    await project.remove();
    throw new Error(`The composition did not come up. Its containers said:\n${logs}`, { cause });
  }
}
