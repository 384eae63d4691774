import type { Finding, FindingGroup } from '@accounting-site/content/launch-check/finding';
import type { Check } from '../command.ts';
import { findEverything, listFindings } from '../launch-check/find-everything.ts';

export const launchCheck: Check = {
  name: 'launch-check',
  usage: 'launch-check [--json]',
  help: `Lists what to do before the site goes public, and what is out of date since: sample content and placeholders, missing
configuration, dates that have passed, articles that no one has reviewed, and prices and limits that differ from the price list.
It reads the configuration of the server, the site that it serves and the content of that site: of the release that this
machine served last, or content/ and SITE_DIR. It uses a database only to check the demo account and
the backups, and works without one.
The exit code is 1 if there is something to do, otherwise 0.
--json prints one object for each finding.`,
  options: { json: { type: 'boolean' } },
  async check(given, { variables, now, print }) {
    const { groups, notes } = await findEverything(variables, now);
    const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
    if (given.values.json === true) {
      for (const finding of listFindings(groups)) print(JSON.stringify(finding));
    } else {
      print(describe(groups, notes, count));
    }
    return count === 0 ? 0 : 1;
  },
};

function describe(groups: readonly FindingGroup[], notes: readonly Finding[], count: number): string {
  const summary = groups.map(
    ({ name, findings }) => `  ${name}: ${findings.length === 0 ? 'fine' : findings.length}`,
  );
  const parts = groups
    .filter(({ findings }) => findings.length > 0)
    .map(({ name, findings }) => `${name} (${findings.length})\n\n${describeAlike(findings)}`);
  const head =
    count === 0
      ? 'Nothing is left to do before launch.'
      : `${count} ${count === 1 ? 'thing' : 'things'} to do before launch.`;
  const known = notes.map(({ where, what, todo }) => `  ${where}: ${what} ${todo}`);
  return [
    ...parts,
    ...(known.length === 0 ? [] : [`Good to know\n\n${known.join('\n')}`]),
    [head, ...summary].join('\n'),
  ].join('\n\n');
}

/** Groups findings with the same remedy, so that the remedy is listed once. */
function describeAlike(findings: readonly Finding[]): string {
  const alike = Map.groupBy(findings, ({ todo }) => todo);
  return [...alike]
    .map(([todo, same]) => [...describePlaces(same), `  To do: ${todo}`].join('\n'))
    .join('\n\n');
}

const lineLength = 110;

/** In columns if all of them fit, otherwise one below the other. */
function describePlaces(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ where }) => where.length));
  const fits = findings.every(({ what }) => width + what.length < lineLength);
  return findings.map(({ where, what }) =>
    fits ? `  ${where.padEnd(width)}  ${what}` : `  ${where}\n    ${what}`,
  );
}
