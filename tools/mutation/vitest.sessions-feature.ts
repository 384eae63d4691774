import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['apps/server/src/features/app-host/sessions/*.test.ts'],
    globalSetup: ['./tools/test-setup/vitest-global-setup.ts'],
    // Each test runs on both databases, and one of them is enough to detect a mutation.
    testNamePattern: /^(?!.*PostgreSQL)/,
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
