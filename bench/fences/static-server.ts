// The built pages from @fastify/static, with the log of our server.
import { createKnownPaths } from '@accounting-site/server/http/known-paths';
import { logOptions, OneLineARequest } from '@accounting-site/server/observability/logging';
import Fastify from 'fastify';

const app = Fastify({
  logger: logOptions('info', createKnownPaths([])),
  logController: new OneLineARequest(),
});
// Installed with the packages of bench, so its types may be missing.
const { default: fastifyStatic } = await import('@fastify/static' as string);
await app.register(fastifyStatic, { root: process.env.SITE_DIR ?? '', preCompressed: true });
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
