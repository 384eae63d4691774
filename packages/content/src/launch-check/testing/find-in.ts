import { checkContentBeforeLaunch } from '../check-before-launch.ts';
import { readyContent, writeContent } from './made-content.ts';

/** The day on which the made content has no findings. */
const launchDay = '2026-11-21';

/** The findings in ready content with some changes: the place and the problem. */
export function findIn(
  changes: Readonly<Record<string, string | undefined>> = {},
  day: string = launchDay,
): string[] {
  return checkContentBeforeLaunch(Date.parse(day), writeContent(changes)).flatMap(({ findings }) =>
    findings.map(({ where, what }) => `${where} | ${what}`),
  );
}

/** One file of the ready content with a part replaced. */
export function changed(file: string, from: string, to: string): Record<string, string> {
  const text = readyContent[file] ?? '';
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return { [file]: text.replaceAll(from, to) };
}
