import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { hour } from '../clock.ts';
import { hostCookie } from '../http/host-cookie.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';

export const previewCookie = hostCookie('__Host-preview', 'strict');

/** How long a preview is shown before its owner has to open it again. */
export const previewLifetime = hour;

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
  previewCookie.set(reply, value, previewLifetime);
  forgetFetchedAhead(reply);
}

export function clearPreviewCookie(reply: FastifyReply): void {
  previewCookie.clear(reply);
  forgetFetchedAhead(reply);
}

/** Pages that the browser fetched ahead belong to the site before. */
const forgetFetchedAhead = (reply: FastifyReply) =>
  reply.header('clear-site-data', '"prefetchCache", "prerenderCache"');
