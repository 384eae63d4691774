import { readFile } from 'node:fs/promises';
import type { ParseArgsConfig } from 'node:util';
import type { Config } from '@accounting-site/server/config/config';
import type { Database } from '@accounting-site/server/database/open-database';
import { codeOf } from '@accounting-site/server/message-of';

export interface Surroundings {
  readonly config: Config;
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: number;
  readStandardInput(): Promise<string>;
  print(text: string): void;
  /** Returns the user's input after a prompt. Empty if there is no terminal. */
  ask(question: string): Promise<string>;
}

/** The command's arguments, without the options. */
export interface Given {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

/** The unvalidated environment. */
export type Variables = Readonly<Record<string, string | undefined>>;

interface CommandHead {
  /** Its words, as typed. */
  readonly name: string;
  readonly usage: string;
  readonly help: string;
  readonly options: Record<string, { type: 'string' | 'boolean' }> & NonNullable<ParseArgsConfig['options']>;
}

export interface Command extends CommandHead {
  run(given: Given, surroundings: Surroundings): Promise<void>;
}

/** A command that needs neither a database nor a valid configuration. It returns the exit code. */
export interface Check extends CommandHead {
  check(
    given: Given,
    surroundings: Pick<Surroundings, 'now' | 'print' | 'ask'> & { variables: Variables },
  ): Promise<number>;
}

/** The command cannot run as it was typed. The message says what to type instead. */
export class CannotDo extends Error {}

/** Runs the work of a command. @throws CannotDo with the message of an expected error */
export async function sayError<Result>(
  expected: new (...details: never[]) => Error,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof expected ? new CannotDo(error.message, { cause: error }) : error;
  }
}

/** Reads the file in an argument. @throws CannotDo with the reason */
export async function readInput(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new CannotDo(`${file} cannot be read (${codeOf(error)}).`);
  }
}

/** The value of a required option. @throws CannotDo that names the option */
export function required(given: Given, option: string, example: string): string {
  const value = given.values[option];
  if (typeof value !== 'string' || value.trim() === '') {
    throw new CannotDo(`Add --${option}, for example: --${option} ${example}`);
  }
  return value.trim();
}

/** The single argument of a command. @throws CannotDo that asks for it */
export function onlyPositional({ positionals: [word, ...more] }: Given, request: string): string {
  if (word === undefined || more.length > 0) throw new CannotDo(request);
  return word;
}
