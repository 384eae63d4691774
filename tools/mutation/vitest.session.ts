import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/session/src/*.test.ts'],
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
