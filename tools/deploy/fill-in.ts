/**
 * Replaces texts of a configuration, so that a test can run it in a folder of its own.
 * @throws when one of them is not there any more: the test would run something else than what is deployed
 */
export function fillIn(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`The configuration no longer holds '${from}'`);
    return filled.replaceAll(from, to);
  }, text);
}
