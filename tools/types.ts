// npm test -- --types: checks every TypeScript project and every Astro page, two at a time.
import { run } from './run-command.ts';

const checks: [command: string, ...args: string[]][] = [
  ['astro', 'check', '--root', 'apps/site', '--minimumSeverity', 'warning'],
  ['tsc', '-p', '.'],
  ['tsc', '-p', 'apps/site/src/service-worker'],
  // Includes the benchmarks, which import the same code.
  ['tsc', '-p', 'e2e'],
  ['tsc', '-p', 'packages/session'],
  ['tsc', '-p', 'packages/ui'],
];

let failed = 0;
await Promise.all([work(), work()]);
process.exit(failed === 0 ? 0 : 1);

async function work() {
  for (let check = checks.shift(); check !== undefined; check = checks.shift()) {
    const [command, ...args] = check;
    const code = await run(command, args, { quietUntilEnd: true });
    console.log(`${code === 0 ? 'fine' : 'wrong'}: ${check.join(' ')}`);
    if (code !== 0) failed += 1;
  }
}
