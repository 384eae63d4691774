import { firstLanguage, inLanguage } from '@accounting-site/content/languages/current-language';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import { findDeadNames } from './check-links.ts';
import { findPictureProblems } from './check-pictures.ts';
import { findTextProblems } from './check-texts.ts';
import { findUnparsed, problemOfNames } from './check-translations.ts';
import { listOtherLanguages } from './other-languages.ts';
import { problemsOf } from './problems-of.ts';
import { readers, readersOfTranslations } from './read-every-file.ts';
import { readersOfSite } from './read-site.ts';
import { readSources } from './read-sources.ts';
import { jointReaders } from './read-together.ts';

/** All problems that stop a build, in the order of files and lines, without duplicates. */
export async function findContentProblems(): Promise<ContentProblem[]> {
  const first = await inLanguage(firstLanguage, findProblems);
  return inOrder([...first, ...(await findInTranslations(true, first))]);
}

/** The problems of languages that visitors do not see yet, in content that can be used: they stop no build. */
export const findUnpublishedProblems = async (): Promise<ContentProblem[]> =>
  inOrder(await findInTranslations(false));

/** @param first the problems of the first language, in which the texts are read that a language lacks */
async function findInTranslations(
  published: boolean,
  first: readonly ContentProblem[] = [],
): Promise<ContentProblem[]> {
  const known = new Set(first.map(keyOf));
  const found: ContentProblem[] = [];
  for (const language of listOtherLanguages()) {
    if (language.published !== published) continue;
    const problems = await inLanguage(language.id, findProblems);
    found.push(
      ...problems
        .filter((problem) => !known.has(keyOf(problem)))
        .map((problem) => problemOfNames(problem, language.id)),
    );
  }
  return found;
}

/** The problems in the current language. */
async function findProblems(): Promise<ContentProblem[]> {
  const unreadable = [...readers, ...readersOfTranslations].flatMap(problemsOf);
  const sources = readSources();
  const problems = [
    ...unreadable,
    ...jointReaders.flatMap(problemsOf),
    ...findUnparsed(),
    ...(unreadable.length === 0 ? readersOfSite.flatMap(problemsOf) : []),
    ...(await findDeadNames(sources)),
    ...(await findPictureProblems(sources)),
  ];
  // The schema of a field may report the same mistake.
  const reported = new Set(problems.map(placeOf));
  return [...problems, ...findTextProblems(sources).filter((problem) => !reported.has(placeOf(problem)))];
}

const placeOf = ({ file, line, field }: ContentProblem) => `${file} ${line} ${field}`;

const keyOf = (problem: ContentProblem) => `${placeOf(problem)} ${problem.message}`;

function inOrder(problems: readonly ContentProblem[]): ContentProblem[] {
  const once = new Map(problems.map((problem) => [keyOf(problem), problem]));
  return [...once.values()].sort(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
}
