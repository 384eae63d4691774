import type { ParseArgsConfig } from 'node:util';
import type { Config } from '@accounting-site/server/config';
import type { Database } from '@accounting-site/server/database/open-database';

/** What a command works with. */
export interface Surroundings {
  readonly config: Config;
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: number;
  readStandardInput(): Promise<string>;
  print(text: string): void;
  /** What somebody types after the question; empty where nobody is there to. */
  ask(question: string): Promise<string>;
}

/** What stood on the command line, after the options were read. */
export interface Given {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

/** The environment, before anything of it was checked. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** What every command says of itself. */
interface CommandHead {
  /** Its words, as typed. */
  readonly name: string;
  readonly usage: string;
  readonly help: string;
  readonly options: Record<string, { type: 'string' | 'boolean' }> & NonNullable<ParseArgsConfig['options']>;
}

/** One command of `npm run manage`. */
export interface Command extends CommandHead {
  run(given: Given, surroundings: Surroundings): Promise<void>;
}

/** A command that works without a database and before the configuration fits. It answers with the exit code. */
export interface Check extends CommandHead {
  check(
    given: Given,
    surroundings: Pick<Surroundings, 'now' | 'print' | 'ask'> & { variables: Variables },
  ): Promise<number>;
}

/** The owner has to type something else. The message says what. */
export class CannotDo extends Error {}

/** The value of an option that has to be there. @throws CannotDo that names it */
export function required(given: Given, option: string, example: string): string {
  const value = given.values[option];
  if (typeof value !== 'string' || value.trim() === '') {
    throw new CannotDo(`Add --${option}, for example: --${option} ${example}`);
  }
  return value.trim();
}

/** The one word that stands behind a command. @throws CannotDo that asks for it */
export function onlyPositional({ positionals: [word, ...more] }: Given, request: string): string {
  if (word === undefined || more.length > 0) throw new CannotDo(request);
  return word;
}
