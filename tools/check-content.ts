// npm run check:content: reads content/ as the build does and says everything that is wrong in it. The build begins with
// the same check. With --json the problems are written for a program, which the editor is.
import { describeProblems } from '@accounting-site/content/content-error';
import { findContentProblems } from './check-content/find-problems.ts';

const problems = await findContentProblems();
if (process.argv.includes('--json')) process.stdout.write(JSON.stringify(problems));
else if (problems.length > 0) {
  console.error(describeProblems(problems));
  process.exitCode = 1;
} else console.log('Every file in content/ can be used.');
