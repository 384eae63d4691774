import { availableParallelism } from 'node:os';
import { contentNow } from '@accounting-site/content/dates/content-day';
import { contentFolder } from '@accounting-site/content/reading/content-folder';

/** Megabytes for JavaScript objects, old and new. With them rendering two languages stays below 512 MB of memory. */
const limits = ['--max-old-space-size=320', '--max-semi-space-size=16'];

/**
 * The arguments with which Node builds the site from the content folder, and the environment that it needs.
 * @param out an empty or missing folder
 * @param before the build before, if there is one: what has not changed since is not compressed again
 * @param options for astro build
 */
export const siteBuild = (out: string, before: string, options: readonly string[]) => ({
  words: [...limits, 'tools/build-steps/render-site.ts', out, before, ...options],
  environment: {
    CONTENT_DIR: contentFolder(),
    // One moment for all pages.
    CONTENT_NOW: new Date(contentNow()).toISOString(),
    NODE_ENV: 'production',
    // Threads compress pages and draw pictures, and each would keep memory of its own.
    MALLOC_ARENA_MAX: '2',
    // More threads than processors only take memory, and processor time from a server beside them.
    UV_THREADPOOL_SIZE: `${Math.min(availableParallelism(), 4)}`,
  },
});
