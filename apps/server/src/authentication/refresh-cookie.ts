import type { FastifyReply, FastifyRequest } from 'fastify';
import { second } from '../clock.ts';
import { lifetime } from './session-lifetime.ts';

/**
 * Because of the prefix, browsers require Secure, Path=/ and no Domain, so no other host can set or read it.
 */
const refreshCookie = '__Host-refresh';

const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

/** Sets the refresh cookie: for 30 days with 'Remember me', otherwise until the browser closes. */
export function setRefreshCookie(reply: FastifyReply, token: string, remember: boolean): void {
  reply.setCookie(refreshCookie, token, {
    ...attributes,
    ...(remember && { maxAge: lifetime(true) / second }),
  });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.setCookie(refreshCookie, '', { ...attributes, maxAge: 0 });
}

/** The refresh token of the request's cookie; undefined when it is missing or malformed. */
export function readRefreshCookie(request: FastifyRequest): string | undefined {
  const token = request.cookies[refreshCookie];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}
