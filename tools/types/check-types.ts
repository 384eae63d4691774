// npm test -- --types: checks every Astro page and every TypeScript project.
import { run } from '../run-command.ts';
import { checkProject } from './check-project.ts';

const projects = [
  '.',
  'apps/site/src/service-worker',
  // Includes the benchmarks, which import the same code.
  'e2e',
  'packages/session',
  'packages/ui',
];

const checkPages = () =>
  run(
    'astro',
    ['check', '--root', 'apps/site', '--tsconfig', 'tsconfig.pages.json', '--minimumSeverity', 'warning'],
    { quietUntilEnd: true },
  );

async function checkProjects(): Promise<number> {
  let failed = 0;
  for (const project of projects) failed += await report(project, checkProject(project));
  return failed;
}

async function report(what: string, check: Promise<number>): Promise<number> {
  const code = await check;
  console.log(`${code === 0 ? 'fine' : 'wrong'}: ${what}`);
  return code;
}

const failed = await Promise.all([report('the pages', checkPages()), checkProjects()]);
// The check of the pages writes types that it needs.
failed.push(await report('apps/site', checkProject('apps/site')));
process.exit(failed.every((code) => code === 0) ? 0 : 1);
