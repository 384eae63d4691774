/**
 * Replaces texts of a configuration, so that a test can run it in its own folder.
 * @throws if one of them is missing: the test would no longer run the configuration that is deployed
 */
export function fillIn(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`The configuration no longer contains '${from}'`);
    return filled.replaceAll(from, to);
  }, text);
}
