import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { isFastLane, slowUnitTests } from './tools/test-lanes.ts';

const setup = './tools/vitest-global-setup.ts';

export default defineConfig({
  test: {
    // A test that finds nothing to test must not pass as one that found everything right.
    passWithNoTests: false,
    exclude: [...configDefaults.exclude, ...(isFastLane ? slowUnitTests : [])],
    // Many tests wait for databases and processes: two cores carry three.
    maxWorkers: availableParallelism() + 1,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A test cleans up after itself, so files share what they import: importing took half the time.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: { name: 'packages', include: ['packages/*/src/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/{server,manage}/src/**/*.test.ts'],
          // Starts a PostgreSQL of its own, so that the same tests run on both databases.
          globalSetup: existsSync(setup) ? [setup] : [],
          // Real databases, processes and password hashes share two cores with everything else that CI does.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: 'site', include: ['apps/site/{src,integrations}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'editor',
          include: ['apps/editor/src/**/*.test.ts'],
          // Each save reads the whole content in a process of its own.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'tools', include: ['{tools,bench,e2e/support}/**/*.test.ts'] },
      },
    ],
  },
});
