import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { hour, second } from '../clock.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';

/** Because of the prefix, browsers require Secure, Path=/ and no Domain. It matches the refresh cookie. */
export const previewCookie = '__Host-preview';

/** How long a preview is shown before its owner has to open it again. */
export const previewLifetime = hour;

const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;
const purpose = 'preview cookie';

/** Who sees which preview, and until when. */
interface PreviewPass {
  readonly release: string;
  readonly accountId: string;
  /** The preview ends with this session. */
  readonly sessionId: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Signs a pass with the installation key, so that no one else can make one. */
export function writePreviewPass(key: InstallationKey, pass: PreviewPass): string {
  const text = [pass.release, pass.accountId, pass.sessionId, pass.expiresAt].join('.');
  return `${text}.${key.derive(purpose, text)}`;
}

/** The pass of a cookie, or undefined when it is forged or has expired. A clock that jumped back does not extend it. */
export function readPreviewPass(key: InstallationKey, value: string, now: number): PreviewPass | undefined {
  const parts = /^(([0-9a-f]{16})\.([\w-]{1,64})\.([\w-]{1,64})\.(\d{1,15}))\.([\w-]{43})$/.exec(value);
  if (parts === null) return undefined;
  const [, text = '', release = '', accountId = '', sessionId = '', expiry = '', signature = ''] = parts;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(key.derive(purpose, text)))) return undefined;
  const expiresAt = Number(expiry);
  const isCurrent = now < expiresAt && expiresAt - now <= previewLifetime;
  return isCurrent ? { release, accountId, sessionId, expiresAt } : undefined;
}

export function setPreviewCookie(reply: FastifyReply, value: string): void {
  reply.setCookie(previewCookie, value, { ...attributes, maxAge: previewLifetime / second });
  forgetFetchedAhead(reply);
}

export function clearPreviewCookie(reply: FastifyReply): void {
  reply.setCookie(previewCookie, '', { ...attributes, maxAge: 0 });
  forgetFetchedAhead(reply);
}

/** Pages that the browser fetched ahead belong to the site before. */
const forgetFetchedAhead = (reply: FastifyReply) =>
  reply.header('clear-site-data', '"prefetchCache", "prerenderCache"');
