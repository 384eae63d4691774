// Prints each problem of the content folder as a line of JSON on standard error: exit code 2 if there is one.
import { findContentProblems } from '../check-content/find-problems.ts';

const problems = await findContentProblems();
for (const { file, line, field, message } of problems) {
  console.error(JSON.stringify({ file, line, field, message }));
}
process.exit(problems.length > 0 ? 2 : 0);
