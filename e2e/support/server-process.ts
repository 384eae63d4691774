import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '@accounting-site/server/config';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { runCommand } from '../../apps/manage/src/run-command.ts';
import { root } from '../../tools/run-command.ts';

/** What the real server is started with, each by the name of its environment variable. */
export type ServerEnvironment = Record<string, string> & { PORT: string; DATA_DIR: string };

/** Somebody who can sign in. */
export interface Account {
  email: string;
  password: string;
  role: string;
  business: string;
}

/** The real server as a process of its own, with a database of its own. */
export interface ServerProcess {
  url: string;
  dataDir: string;
  /** What it wrote so far. */
  output: () => string;
  /** Adds an account the way an owner does: npm run manage -- user add. */
  addAccount: (account: Partial<Account>) => Promise<Account>;
  /** Ends it as a deployment would (SIGTERM) and waits until it is gone. The data stays. */
  stop: () => Promise<void>;
  /** Starts it again at the same address with the same data. */
  start: () => Promise<void>;
  /** Takes connections and answers nothing, as a network does that is there and carries nothing. Until `goOn`. */
  fallSilent: () => void;
  goOn: () => void;
}

export async function startServer(environment: ServerEnvironment): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${environment.PORT}`;
  let process = launch(environment);
  await process.isReady(url);
  return {
    url,
    dataDir: environment.DATA_DIR,
    output: () => process.output(),
    addAccount: (account) => addAccount(environment, account),
    stop: () => process.stop(),
    start: async () => {
      process = launch(environment);
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
    /** Waits until it says itself that it is there: what answers at the address could be another server. */
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
      // No visit ends a server, whatever a test was about.
      if (hasEnded()) throw new Error(`The server ended by itself:\n${output}`);
      isStopped = true;
      // One that fell silent hears nothing else.
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

// The command itself, on the server's database. A process for each account takes longer than the test that asks for it.
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
    complain: tell,
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

// What else the surroundings configure, a database for example, must not reach a test.
const onlyWhatIsNeeded = (environment: ServerEnvironment) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  LOG_LEVEL: 'warn',
  ...environment,
});
