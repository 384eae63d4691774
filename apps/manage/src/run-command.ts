import { parseArgs } from 'node:util';
import { CannotDo, type Check, type Command, type Surroundings, type Variables } from './command.ts';
import { articleFeedback } from './commands/article-feedback.ts';
import { audit } from './commands/audit.ts';
import { backup } from './commands/backup.ts';
import { browserErrors } from './commands/browser-errors.ts';
import { contentExport } from './commands/content-export.ts';
import { installationKeyForget } from './commands/installation-key-forget.ts';
import { inventoryImport } from './commands/inventory-import.ts';
import { launchCheck } from './commands/launch-check.ts';
import { leadsDone } from './commands/leads-done.ts';
import { leadsList } from './commands/leads-list.ts';
import { leadsShow } from './commands/leads-show.ts';
import { mailFailed } from './commands/mail-failed.ts';
import { mailRetry } from './commands/mail-retry.ts';
import { numbers } from './commands/numbers.ts';
import { personErase } from './commands/person-erase.ts';
import { personExport } from './commands/person-export.ts';
import { releaseList } from './commands/release-list.ts';
import { releasePrune } from './commands/release-prune.ts';
import { releasePublish } from './commands/release-publish.ts';
import { releaseRollback } from './commands/release-rollback.ts';
import { restore } from './commands/restore.ts';
import { searchMisses } from './commands/search-misses.ts';
import { sessionsEndAll } from './commands/sessions-end-all.ts';
import { userAdd } from './commands/user-add.ts';
import { userDisable } from './commands/user-disable.ts';
import { userEndSessions } from './commands/user-end-sessions.ts';
import { userList } from './commands/user-list.ts';
import { userRemoveFactors } from './commands/user-remove-factors.ts';
import { userResetPassword } from './commands/user-reset-password.ts';
import { userSetRole } from './commands/user-set-role.ts';
import { version } from './commands/version.ts';
import { vitals } from './commands/vitals.ts';
import { webinarsRegistrations } from './commands/webinars-registrations.ts';
import { forTerminal } from './for-terminal.ts';

const commands: readonly (Command | Check)[] = [
  userAdd,
  userList,
  userDisable,
  userSetRole,
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
export interface Terminal {
  print(text: string): void;
  complain(text: string): void;
  readStandardInput(): Promise<string>;
  /** Reads one line of input after a prompt. */
  ask(question: string): Promise<string>;
  /** For commands that use no database, or open it themselves. */
  withoutDatabase(): { variables: Variables; now: number };
  withDatabase(
    work: (surroundings: Pick<Surroundings, 'config' | 'database' | 'now'>) => Promise<void>,
  ): Promise<void>;
}

/**
 * Runs one command line.
 * @returns the exit code: 0 for success, 1 when it failed or a check found something, 2 for invalid arguments
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
    terminal.complain(`There is no command '${plain.join(' ')}'.\n\n${overview()}`);
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
    terminal.complain(`${error.message}\n\nUsage: npm run manage -- ${command.usage}`);
    return 1;
  }
}

/** Makes any output safe for the terminal, because much of it was typed by strangers. */
function withoutControls(terminal: Terminal): Terminal {
  return {
    ...terminal,
    print: (text) => terminal.print(forTerminal(text)),
    complain: (text) => terminal.complain(forTerminal(text)),
  };
}

function readArguments(command: Command | Check, words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: command.options,
      allowPositionals: true,
    });
    return { values, positionals: positionals.slice(command.name.split(' ').length) };
  } catch (error) {
    throw new CannotDo(error instanceof Error ? error.message : String(error));
  }
}

function overview(): string {
  return [
    "The owner's commands. Add --help to one of them to read more.",
    '',
    ...commands.map(({ usage }) => `  npm run manage -- ${usage}`),
  ].join('\n');
}
