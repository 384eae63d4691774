import { CannotDo, type Given } from './command.ts';

/**
 * Reads the page in an option: its path, or a whole URL as copied from the browser.
 * @throws CannotDo when it is neither
 */
export function readPath(given: Given, option: string, example: string): string | undefined {
  const value = given.values[option];
  if (value === undefined) return undefined;
  const text = String(value).trim();
  const path = URL.canParse(text) ? decodeURI(new URL(text).pathname) : text;
  if (!path.startsWith('/')) throw new CannotDo(`--${option} takes a path, like ${example}.`);
  return path;
}
