import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { loadEnvFile, readConfig } from '@accounting-site/server/config/config';
import {
  migrateDatabase,
  openDatabase,
  warnOfNewDatabase,
} from '@accounting-site/server/database/open-database';
import { messageOf } from '@accounting-site/server/message-of';
import { keepFilesPrivate, warnOfOpenFolder } from '@accounting-site/server/process/private-files';
import { runCommand } from './run-command.ts';

const printError = (message: string) => void process.stderr.write(`${message}\n`);

keepFilesPrivate();
// The reader of a list may stop early, like head.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
try {
  process.exitCode = await runCommand(process.argv.slice(2), {
    print: (message) => void process.stdout.write(`${message}\n`),
    printError,
    readStandardInput: () => text(process.stdin),
    ask,
    withoutDatabase() {
      loadEnvFile();
      return { variables: process.env, now: Date.now() };
    },
    async withDatabase(work) {
      loadEnvFile();
      const config = readConfig(process.env);
      const newDatabase = warnOfNewDatabase(config);
      await using database = openDatabase(config);
      for (const warning of [newDatabase, warnOfOpenFolder(config.dataDir)]) {
        if (warning !== undefined) printError(warning);
      }
      await migrateDatabase(database, config);
      await work({ config, database, now: Date.now() });
    },
  });
} catch (error) {
  printError(messageOf(error));
  process.exitCode = 1;
}

async function ask(question: string): Promise<string> {
  using lines = createInterface({ input: process.stdin, output: process.stderr });
  // Without this, a prompt in a script without input would wait for ever.
  return await Promise.race([lines.question(question), once(lines, 'close').then(() => '')]);
}
