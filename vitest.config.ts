import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const setup = './tools/vitest-global-setup.ts';

// Tests of pure functions leave nothing behind, so files share what they import: half the time.
const isolate = false;

export default defineConfig({
  test: {
    // A test that finds nothing to test must not pass as one that found everything right.
    passWithNoTests: false,
    // Two cores are there for two: the default would leave one idle.
    maxWorkers: 2,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: { name: 'packages', isolate, include: ['packages/*/src/**/*.test.{ts,tsx}'] },
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
        test: { name: 'site', isolate, include: ['apps/site/{src,integrations}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { name: 'editor', isolate, include: ['apps/editor/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'tools', isolate, include: ['tools/**/*.test.ts', 'e2e/support/**/*.test.ts'] },
      },
    ],
  },
});
