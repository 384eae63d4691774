import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '@accounting-site/server/config/config';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { runCommand } from '../../apps/manage/src/run-command.ts';
import { builtSite } from '../../tools/build-steps/built-site.ts';
import { root } from '../../tools/run-command.ts';

/** The configuration of the server, by environment variable. By default it has a free port and the built site. */
type ServerEnvironment = Record<string, string> & { DATA_DIR: string };

/** A user with an account. */
export interface Account {
  email: string;
  password: string;
  role: string;
  business: string;
}

/** The real server in its own process, with its own database. */
export interface ServerProcess {
  url: string;
  dataDir: string;
  /** Its output so far. */
  output: () => string;
  /** Adds an account like an owner: npm run manage -- user add. */
  addAccount: (account: Partial<Account>) => Promise<Account>;
  /** Stops it like a deployment (SIGTERM) and waits until it has ended. The data is kept. */
  stop: () => Promise<void>;
  /** Starts it again at the same address with the same data, and from now on with these variables. */
  start: (change?: Record<string, string>) => Promise<void>;
  /** Accepts connections without responding, like a network that hangs, until `goOn`. */
  fallSilent: () => void;
  goOn: () => void;
}

export async function startServer(given: ServerEnvironment): Promise<ServerProcess> {
  const environment = { PORT: `${await findFreePort()}`, SITE_DIR: builtSite, ...given };
  const url = `http://127.0.0.1:${environment.PORT}`;
  let process = launch(environment);
  await process.isReady(url);
  return {
    url,
    dataDir: environment.DATA_DIR,
    output: () => process.output(),
    addAccount: (account) => addAccount(environment, account),
    stop: () => process.stop(),
    start: async (change) => {
      process = launch(Object.assign(environment, change));
      await process.isReady(url);
    },
    fallSilent: () => process.signal('SIGSTOP'),
    goOn: () => process.signal('SIGCONT'),
  };
}

function launch(environment: ServerEnvironment) {
  const child = spawn(process.execPath, ['apps/server/src/server.ts'], {
    cwd: root,
    env: onlyWhatIsNeeded(environment),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  let isStopped = false;

  return {
    output: () => output,
    /** Waits for its own log message, because another server could respond at the address. */
    isReady: async (url: string) => {
      for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
        if (hasEnded()) throw new Error(`The server ended while it was starting:\n${output}`);
        const isThere = output.includes('The site is at ');
        const answer = isThere ? await fetch(`${url}/readyz`).catch(() => undefined) : undefined;
        if (answer?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      child.kill('SIGKILL');
      throw new Error(`The server was not ready within a minute:\n${output}`);
    },
    signal: (name: NodeJS.Signals) => void child.kill(name),
    stop: async () => {
      if (isStopped) return;
      // No test may crash the server.
      if (hasEnded()) throw new Error(`The server crashed:\n${output}`);
      isStopped = true;
      // A stopped process receives no other signals.
      child.kill('SIGCONT');
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 12_000);
      await ended;
      clearTimeout(timer);
      if (child.exitCode !== 0) throw new Error(`The server did not end in order on SIGTERM:\n${output}`);
    },
  };
}

let accounts = 0;

// Runs the command in this process on the server's database. A new process for each account would take longer
// than most tests.
async function addAccount(environment: ServerEnvironment, wishes: Partial<Account>): Promise<Account> {
  accounts += 1;
  const account = {
    email: `ama.${accounts}@example.com`,
    password: 'correct horse battery staple',
    role: 'owner',
    business: `Ama's Provisions ${accounts}`,
    ...wishes,
  };
  const { email, password, role, business } = account;
  const said: string[] = [];
  const tell = (message: string) => void said.push(message);
  const config = readConfig(environment);
  const words = ['user', 'add', email, '--role', role, '--business', business, '--password-stdin'];
  const code = await runCommand(words, {
    print: tell,
    printError: tell,
    ask: async () => '',
    readStandardInput: async () => `${password}\n`,
    withoutDatabase: () => ({ variables: environment, now: Date.now() }),
    withDatabase: async (work) => {
      const database = openDatabase(config);
      try {
        await work({ config, database, now: Date.now() });
      } finally {
        await database.destroy();
      }
    },
  });
  if (code !== 0) throw new Error(`The account ${email} could not be added:\n${said.join('\n')}`);
  return account;
}

// Other configuration of the environment, such as a database, must not affect a test.
const onlyWhatIsNeeded = (environment: ServerEnvironment) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  LOG_LEVEL: 'warn',
  ...environment,
});
