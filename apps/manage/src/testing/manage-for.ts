import { buildTestApp } from '@accounting-site/server/testing/app/build-test-app';
import type { DatabaseKind } from '@accounting-site/server/testing/database/fresh-database';
import { runCommand } from '../run-command.ts';

/** A server for one test, and its owner's command line. `said` is the output of all commands. */
export async function manageFor(on: DatabaseKind, environment: Record<string, string> = {}) {
  const test = await buildTestApp({ on, environment });
  const { config, database, time } = test;
  const { dataDir, databaseUrl } = config;
  // Commands that open the database themselves find the same one.
  const variables = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...environment,
  };
  const said: string[] = [];
  const manage = (words: string[], input = '') =>
    runCommand(words, {
      print: (text) => void said.push(text),
      printError: (text) => void said.push(text),
      readStandardInput: async () => input,
      ask: async () => input.trim(),
      withoutDatabase: () => ({ variables, now: time.now }),
      withDatabase: (work) => work({ config, database, now: time.now }),
    });
  /** The output of one command, which must succeed. */
  const tell = async (...words: string[]) => {
    said.length = 0;
    const code = await manage(words);
    if (code !== 0) throw new Error(said.join('\n'));
    return said.join('\n');
  };
  return { ...test, manage, tell, said };
}
