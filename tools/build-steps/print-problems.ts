// Prints each problem of the content folder as a line of JSON on standard error: exit code 2 if there is one. With
// --strict also texts that contradict the price list.
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { findNewContradictions } from '../check-content/find-new-contradictions.ts';
import { findContentProblems } from '../check-content/find-problems.ts';
import { exitWithProblems } from './report-problems.ts';

const problems = await findContentProblems();
if (problems.length === 0 && process.argv.includes('--strict'))
  problems.push(...findNewContradictions(contentFolder()));
if (problems.length > 0) exitWithProblems(problems);
// Nothing that is still open may keep a publication waiting.
process.exit(0);
