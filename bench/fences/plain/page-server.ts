import { createPageServer as create } from '@accounting-site/server/plugins/static-site/page-server';

const noPages = { find: () => undefined, notFound: () => undefined };

/** The same HTTP server; Fastify answers for the pages too, from the same memory. */
export const createPageServer: typeof create = (_pages, fastify, services) =>
  create(noPages, fastify, services);
