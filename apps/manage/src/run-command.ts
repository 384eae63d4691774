import { parseArgs } from 'node:util';
import { messageOf } from '@accounting-site/server/message-of';
import { CannotDo, type Check, type Command, type Surroundings, type Variables } from './command.ts';
import { articleFeedback } from './commands/article-feedback.ts';
import { audit } from './commands/audit.ts';
import { backup, restore } from './commands/backup.ts';
import { browserErrors } from './commands/browser-errors.ts';
import { contentExport } from './commands/content-export.ts';
import { installationKeyForget } from './commands/installation-key-forget.ts';
import { inventoryImport } from './commands/inventory-import.ts';
import { launchCheck } from './commands/launch-check.ts';
import { leadsDone, leadsList, leadsShow } from './commands/leads.ts';
import { mailFailed, mailRetry } from './commands/mail.ts';
import { numbers } from './commands/numbers.ts';
import { personErase, personExport } from './commands/person.ts';
import { releasePublish, releaseRollback } from './commands/release-publish.ts';
import { releaseList, releasePrune } from './commands/releases.ts';
import { searchMisses } from './commands/search-misses.ts';
import { sessionsEndAll } from './commands/sessions-end-all.ts';
import { mailTest, webhookTest } from './commands/test-messages.ts';
import { userDisable, userList, userSetRole } from './commands/user-accounts.ts';
import { userAdd } from './commands/user-add.ts';
import { userSetEmail } from './commands/user-set-email.ts';
import { userSetPlan } from './commands/user-set-plan.ts';
import { userEndSessions, userRemoveFactors, userResetPassword } from './commands/user-sign-in.ts';
import { version } from './commands/version.ts';
import { vitals } from './commands/vitals.ts';
import { webinarsRegistrations } from './commands/webinars-registrations.ts';
import { forTerminal } from './for-terminal.ts';

const commands: readonly (Command | Check)[] = [
  userAdd,
  userList,
  userDisable,
  userSetRole,
  userSetPlan,
  userSetEmail,
  userResetPassword,
  userRemoveFactors,
  userEndSessions,
  sessionsEndAll,
  audit,
  leadsList,
  leadsShow,
  leadsDone,
  webinarsRegistrations,
  articleFeedback,
  searchMisses,
  numbers,
  vitals,
  browserErrors,
  inventoryImport,
  mailFailed,
  mailRetry,
  mailTest,
  webhookTest,
  personExport,
  personErase,
  releasePublish,
  releaseList,
  releaseRollback,
  releasePrune,
  backup,
  restore,
  contentExport,
  installationKeyForget,
  launchCheck,
  version,
];

/** The output of a command, and its access to the database, which is opened only when it is needed. */
interface Terminal extends Pick<Surroundings, 'print' | 'readStandardInput' | 'ask'> {
  printError(text: string): void;
  /** For commands that use no database, or open it themselves. */
  withoutDatabase(): { variables: Variables; now: number };
  withDatabase(
    work: (surroundings: Pick<Surroundings, 'config' | 'database' | 'now'>) => Promise<void>,
  ): Promise<void>;
}

/**
 * Runs one command line.
 * @returns the exit code: 0 for success, 1 when it failed or a check found something, 2 for an unknown command
 */
export async function runCommand(words: readonly string[], bare: Terminal): Promise<number> {
  const terminal = withoutControls(bare);
  const asksForHelp = words.includes('--help') || words.includes('-h');
  const plain = words.filter((word) => !word.startsWith('-'));
  const command = commands.find(({ name }) => name === plain.slice(0, name.split(' ').length).join(' '));
  if (command === undefined) {
    if (words.length === 0 || asksForHelp || plain[0] === 'help') {
      terminal.print(overview());
      return 0;
    }
    terminal.printError(`There is no command '${plain.join(' ')}'.\n\n${overview()}`);
    return 2;
  }
  if (asksForHelp) {
    terminal.print(`npm run manage -- ${command.usage}\n\n${command.help}`);
    return 0;
  }
  try {
    const given = readArguments(command, words);
    if ('check' in command) return await command.check(given, { ...terminal, ...terminal.withoutDatabase() });
    await terminal.withDatabase((surroundings) => command.run(given, { ...terminal, ...surroundings }));
    return 0;
  } catch (error) {
    if (!(error instanceof CannotDo)) throw error;
    terminal.printError(`${error.message}\n\nUsage: npm run manage -- ${command.usage}`);
    return 1;
  }
}

/** Makes any output safe for the terminal, because much of it was typed by strangers. */
function withoutControls(terminal: Terminal): Terminal {
  return {
    ...terminal,
    print: (text) => terminal.print(forTerminal(text)),
    printError: (text) => terminal.printError(forTerminal(text)),
  };
}

function readArguments(command: Command | Check, words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: command.options,
      allowPositionals: true,
    });
    const names = positionals.slice(command.name.split(' ').length);
    if (names.length > 0 && !takesNames(command)) {
      throw new Error(`${command.name} cannot use ${names[0]}. Leave it out.`);
    }
    return { values, positionals: names };
  } catch (error) {
    throw new CannotDo(messageOf(error));
  }
}

/** Whether something without -- follows the words of the command, as in leads show ID. */
const takesNames = ({ name, usage }: Command | Check) => /^ \[?[A-Z]/.test(usage.slice(name.length));

function overview(): string {
  return [
    "The owner's commands. Add --help to one of them to read more.",
    '',
    ...commands.map(({ usage }) => `  npm run manage -- ${usage}`),
  ].join('\n');
}
