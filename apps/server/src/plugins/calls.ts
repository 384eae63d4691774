import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastifyPlugin from 'fastify-plugin';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import { compressResponse } from '../http/compress.ts';
import { RefusedCall } from '../http/problems.ts';

/**
 * Settings that all endpoints share: JSON bodies only, cookies, responses validated against the contract and compressed,
 * and CORS for invited origins.
 */
export const calls = fastifyPlugin<{ config: Config }>(
  async (app, { config }) => {
    app.setSerializerCompiler(serializerCompiler);
    // Compressed bodies are refused: a few kilobytes could expand to gigabytes.
    app.addHook('onRequest', async (request, reply) => {
      const encoding = request.headers['content-encoding'] ?? 'identity';
      if (request.method === 'GET' || request.method === 'HEAD' || encoding === 'identity') return;
      // Names the accepted encoding (RFC 9110 §15.5.16).
      reply.header('accept-encoding', 'identity');
      throw new RefusedCall(415, 'Compressed content cannot be read. Send it as it is.');
    });
    app.addHook('onSend', compressResponse);
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      // /logout and /refresh have no body, but a client may still send a Content-Type.
      if (body === '') done(null, undefined);
      else parseJson(request, body, done);
    });
    await app.register(cookie);
    if (config.allowedOrigins.length > 0) {
      await app.register(cors, {
        origin: [...config.allowedOrigins],
        credentials: true,
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match'],
        exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
        maxAge: 600,
      });
    }
  },
  { name: 'calls', dependencies: ['errors'] },
);
