import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the metrics on a separate port that only this machine can reach, from before the server listens
 * until it closes.
 */
export function listenOnLoopback(app: FastifyInstance, port: number): void {
  const answer: RequestListener = (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.replace(/\?.*/, '') === '/metrics';
    if (!isAsked) {
      response.writeHead(404).end();
      return;
    }
    app.metrics.show().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'could not show the metrics');
        response.writeHead(500).end();
      },
    );
  };
  const server = createServer(answer);
  app.addHook('onReady', async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening').catch((error: unknown) => {
      throw new Error(`METRICS_PORT: cannot listen on ${port} (${String(error)}). Choose another port.`);
    });
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
