/** A key of a file as plain words: setup_minutes is Setup minutes. */
export function keyAsWords(key: string): string {
  const words = key.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One of what a label names: Plans is Plan, Entries is Entry. */
export function singular(label: string): string {
  if (/ies$/.test(label)) return label.replace(/ies$/, 'y');
  return /[^s]s$/.test(label) ? label.slice(0, -1) : label;
}

/**
 * The help text of a field. Schemas write it for people who edit the file: what only matters in the file is
 * left out.
 */
export function helpOf(description: string | undefined): string | undefined {
  if (description === undefined) return undefined;
  const help = withoutSigns(description).replace(/^Write true (once|if|for|while|to)\b/, 'Yes $1');
  const saysNothing =
    /^Write (?:the entries|at least one entry|exactly \d+ entries|true or false|a whole number)$/.test(
      help,
    ) || /^Write the day as |^Choose a picture$/.test(help);
  return saysNothing ? undefined : help;
}

/** An error message, without what only matters in the file. */
export const plainMessage = (message: string): string =>
  withoutSigns(message)
    .replace(/^write true or false$/i, 'Choose yes or no')
    .replace(/^write true\b/i, 'Choose yes')
    .replace(/^write the day as year-month-day.*$/i, 'Choose a day')
    .replace(/^./, (letter) => letter.toUpperCase());

const withoutSigns = (text: string) =>
  text
    .replace(/, each after "- "/, '')
    .replace(/,? or \[\] for none/, '')
    .replace(/,? (?:or|else) leave the line out/, ', or leave this empty')
    .replace(/ in quotes\b/, '')
    .replace(/, like images\/\S+$/, '')
    .replace(/, else false$/, '')
    .replace(/ of lucide's list/, '')
    .replace(/(\d )letters\b/, '$1characters')
    .replace(/ without \.md$/, '');

/** The field of a path such as plans.0.price, in words: Plans, 1, Price. */
export const pathAsWords = (field: string, names: Readonly<Record<string, string>>): string[] =>
  field
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}` : (names[part] ?? keyAsWords(part))));
