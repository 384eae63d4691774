// npm run test:faults: the fault tests in full, about ten minutes on two cores. npm test runs a short version of each.
import { run } from './run-command.ts';

const folders = [
  'apps/server/src/faults',
  'apps/server/src/mail',
  'apps/server/src/outbox',
  'apps/server/src/second-factor',
  'apps/server/src/mailed-links',
  'apps/server/src/inventory',
];

process.exit(
  await run(
    'vitest',
    ['run', '--project', 'server', '--maxWorkers', '2', ...folders, ...process.argv.slice(2)],
    {
      environment: { FAULTS: 'long', NODE_ENV: undefined },
    },
  ),
);
