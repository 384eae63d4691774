import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { RefusedCall } from '../http/problems.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';
import { type Metrics, noMetrics } from './metrics.ts';
import { watchProcess } from './process-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics of the server, for its operators. */
    readonly metrics: Metrics;
  }
}

/** The metrics of one server. Their library is loaded only if the configuration serves them. */
export async function openMetrics({
  metricsPort,
  metricsToken,
}: Pick<Config, 'metricsPort' | 'metricsToken'>): Promise<Metrics> {
  if (metricsPort === undefined && metricsToken === undefined) return noMetrics;
  const { PrometheusMetrics } = await import('./prometheus-metrics.ts');
  return new PrometheusMetrics();
}

/**
 * Counts every request, and serves the metrics as the configuration says: at /metrics with a token, or on a
 * separate port.
 */
export const observability = fastifyPlugin<{ config: Config; metrics: Metrics }>(
  async (app, { config, metrics }) => {
    app.decorate('metrics', metrics);
    if (metrics === noMetrics) return;
    app.addHook('onClose', async () => stopWatching());
    const stopWatching = watchProcess(metrics);
    app.addHook('onResponse', async ({ routeOptions, method }, { statusCode, elapsedTime }) => {
      metrics.countCall({ route: routeOptions.url, method, status: statusCode, seconds: elapsedTime / 1000 });
    });
    if (config.metricsToken !== undefined) showToHolderOf(app, config.metricsToken);
    if (config.metricsPort !== undefined) listenOnLoopback(app, config.metricsPort);
  },
  { name: 'observability', dependencies: ['errors'] },
);

function showToHolderOf(app: FastifyInstance, token: string): void {
  const expected = hash('sha256', `Bearer ${token}`, 'buffer');
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Compares hashes, so that the duration reveals nothing about the token.
    const given = hash('sha256', request.headers.authorization ?? '', 'buffer');
    if (!timingSafeEqual(given, expected))
      throw new RefusedCall(401, 'This takes the METRICS_TOKEN as bearer');
    const { type, text } = await app.metrics.show();
    return reply.type(type).send(text);
  });
}
