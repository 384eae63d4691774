import { hash } from 'node:crypto';
import { readBrand } from '@accounting-site/content/facts/facts';
import { keepForContent } from '@accounting-site/content/reading/content-folder';
import { appHostBasePath, openApiPath, siteBasePath } from '@accounting-site/contract/endpoints/endpoints';
import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config/config.ts';
import { matchesTag } from './matches-tag.ts';

const parts = {
  [appHostBasePath]: 'calls of the application',
  [siteBasePath]: 'calls of the site',
} as const;

/**
 * Serves openapi.json under each base path: the endpoints of this server in OpenAPI 3.1. If another server
 * has the application, that server describes the application's endpoints.
 */
export async function openApi(
  app: FastifyInstance,
  { config }: { config: Pick<Config, 'appHost' | 'siteUrl'> },
): Promise<void> {
  const bundled = config.appHost === undefined;
  const bases = bundled ? ([appHostBasePath, siteBasePath] as const) : ([siteBasePath] as const);
  for (const base of bases) {
    const url = (config.siteUrl ?? '') + base;
    const written = keepForContent(() => write({ base, url, bundled }));
    app.get(base + openApiPath, async (request, reply) => {
      const { body, tag } = await written();
      reply.headers({ etag: tag, 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' });
      if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(body);
    });
  }
}

/** Loaded with the first request, because most servers never get one. */
async function write({ base, url, bundled }: { base: keyof typeof parts; url: string; bundled: boolean }) {
  const { namedAppHostCalls, namedSiteCalls, writeOpenApi } = await import(
    '@accounting-site/contract/openapi/write-openapi'
  );
  const calls = base === siteBasePath ? namedSiteCalls({ bundled }) : namedAppHostCalls;
  const title = `${readBrand().name}: ${parts[base]}`;
  const body = JSON.stringify(writeOpenApi({ title, version: manifest.version, url }, calls));
  return { body, tag: `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"` };
}
