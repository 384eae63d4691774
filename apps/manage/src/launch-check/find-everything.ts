import { checkContentBeforeLaunch } from '@accounting-site/content/launch-check/check-before-launch';
import type { FindingGroup } from '@accounting-site/content/launch-check/finding';
import { contentFolder, withContentFolder } from '@accounting-site/content/reading/content-folder';
import { findLastServed } from '@accounting-site/server/releases/last-served';
import type { Variables } from '../command.ts';
import { checkBuild } from './check-build.ts';
import { checkConfiguration } from './check-configuration.ts';
import { checkDatabase } from './check-database.ts';

/** Everything to do before launch, by kind, and notes about optional settings. */
export async function findEverything(variables: Variables, now: number) {
  const { config, findings, notes } = checkConfiguration(variables);
  const release = config && findLastServed(config.dataDir);
  const built = config === undefined ? [] : await checkBuild({ ...config, ...release }, now);
  const stored = config === undefined ? { findings: [], notes: [] } : await checkDatabase(config, now);
  const configuration = { name: 'Configuration', findings: [...findings, ...built, ...stored.findings] };
  const content = withContentFolder(release?.contentDir ?? contentFolder(), () =>
    checkContentBeforeLaunch(now),
  );
  const groups: FindingGroup[] = [configuration, ...content];
  return { groups, notes: [...notes, ...stored.notes] };
}

/** The findings as one list, for programs. */
export const listFindings = (groups: readonly FindingGroup[]) =>
  groups.flatMap(({ name, findings }) => findings.map((finding) => ({ group: name, ...finding })));
