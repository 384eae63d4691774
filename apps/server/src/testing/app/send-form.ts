import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { ownOrigin } from './build-test-app.ts';

const page = { origin: ownOrigin, 'sec-fetch-site': 'same-origin' };

/** Sends a form as the site's script does. */
export function sendJson(
  app: FastifyInstance,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url: path, headers: { ...page, ...headers }, payload: body });
}

/** Sends a form as a browser does without JavaScript. */
export function sendPlainForm(
  app: FastifyInstance,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: path,
    headers: { ...page, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}
