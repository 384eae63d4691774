import { AsyncLocalStorage } from 'node:async_hooks';

/** What a result was made from. */
export interface Inputs {
  names: Set<string>;
  /** The inputs of values that it uses. */
  parts: Set<Inputs>;
}

const current = new AsyncLocalStorage<Inputs>();

/** Notes what the result that is being made depends on: a file of the content, a list of them, the day, a setting. */
export const noteInput = (name: string): void => void current.getStore()?.names.add(name);

/** Reads an environment variable that pages show, and notes it. */
export function readSetting(name: string): string | undefined {
  noteInput(`setting ${name}`);
  return process.env[name];
}

/** Notes that a value is used which was made before, from these inputs. */
export const noteInputs = (inputs: Inputs): void => void current.getStore()?.parts.add(inputs);

/**
 * Makes a value, also one that is awaited, and notes its inputs.
 * @returns them too. They are complete when the value is
 */
export function withInputs<Value>(make: () => Value): { value: Value; inputs: Inputs } {
  const inputs: Inputs = { names: new Set(), parts: new Set() };
  noteInputs(inputs);
  return { value: current.run(inputs, make), inputs };
}

/** Makes a value whose inputs do not matter: what is used of it is noted instead. */
export const withoutInputs = <Value>(make: () => Value): Value => current.exit(make);

/** The names of all inputs, each once. */
export function listInputs(inputs: Inputs): string[] {
  const names = new Set<string>();
  const seen = new Set<Inputs>();
  const add = (part: Inputs) => {
    if (seen.has(part)) return;
    seen.add(part);
    for (const name of part.names) names.add(name);
    for (const inner of part.parts) add(inner);
  };
  add(inputs);
  return [...names].sort();
}
