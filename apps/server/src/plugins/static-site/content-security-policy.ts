import type { SiteFile, SiteManifest } from '@accounting-site/contract/site/site-manifest';

/** The policy of the service worker: it may only fetch from this origin. */
export const workerPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; connect-src 'self'";

/**
 * The policy of one page. It allows the page's own inline scripts and styles by hash, files of this origin,
 * and requests to this origin and the application. `unsafe-inline` is never used, and Trusted Types prevent
 * scripts from turning text into markup.
 * @param appHost the origin of the application; undefined means this server
 * @param secure whether visitors reach the site over https
 * @param serviceWorker whether pages may register the service worker, whose URL needs its own Trusted Types
 *   policy
 */
export function contentSecurityPolicy(
  inline: SiteFile['inline'],
  site: Pick<SiteManifest, 'frameOrigins'>,
  {
    appHost,
    secure,
    serviceWorker,
  }: { appHost: string | undefined; secure: boolean; serviceWorker: boolean },
): string {
  const styleAttributes = inline?.styleAttributes ?? [];
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['base-uri', "'none'"],
    ['connect-src', "'self'", ...(appHost === undefined ? [] : [appHost])],
    ['font-src', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['frame-src', ...(site.frameOrigins.length === 0 ? ["'none'"] : site.frameOrigins)],
    ['img-src', "'self'", 'data:'],
    ['manifest-src', "'self'"],
    ['media-src', "'self'"],
    ['object-src', "'none'"],
    ['script-src', "'self'", ...(inline?.scripts ?? [])],
    ['style-src', "'self'", ...(inline?.styles ?? [])],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', serviceWorker ? 'service-worker' : "'none'"],
    ['worker-src', "'self'"],
  ];
  if (styleAttributes.length > 0) directives.push(['style-src-attr', "'unsafe-hashes'", ...styleAttributes]);
  if (secure) directives.push(['upgrade-insecure-requests']);
  return directives.map((directive) => directive.join(' ')).join('; ');
}
