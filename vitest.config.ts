import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongFirst } from './tools/test-setup/long-first.ts';
import { isFastLane, isSharedLane, loadTests, slowUnitTests } from './tools/test-setup/test-lanes.ts';

const setup = './tools/test-setup/vitest-global-setup.ts';

/** The module that a build makes for each language (apps/site/integrations/island-words.ts): nothing to translate. */
const noMessages = {
  name: 'no-messages',
  resolveId: (source: string) => (source === 'virtual:messages' ? source : undefined),
  load: (id: string) => (id === 'virtual:messages' ? 'export const messages = {};' : undefined),
};

export default defineConfig({
  plugins: [noMessages],
  test: {
    // A run that finds no tests must fail, for example after a typing error in a path.
    passWithNoTests: false,
    exclude: [
      ...configDefaults.exclude,
      ...(isFastLane ? slowUnitTests : []),
      ...(isSharedLane ? loadTests : []),
    ],
    // Many tests wait for databases and processes, so two cores can run three workers.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFirst },
    // Generous, because a busy machine is slow, which is no failure.
    // A test that needed the second attempt is named at the end of the run.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Tests clean up after themselves, so files share imported modules: imports took half the time.
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
          // Starts its own PostgreSQL, so that the same tests run on both databases.
          globalSetup: existsSync(setup) ? [setup] : [],
        },
      },
      {
        extends: true,
        test: { name: 'site', include: ['apps/site/{src,integrations}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { name: 'tools', include: ['{tools,bench,e2e/support}/**/*.test.ts'] },
      },
    ],
  },
});
