import type { FastifyReply, FastifyRequest } from 'fastify';
import { second } from '../clock.ts';
import { lifetime } from './session-lifetime.ts';

/** The prefix has browsers insist on Secure, Path=/ and no Domain, so that no other host can set or read it. */
export const refreshCookie = '__Host-refresh';

const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

/** Hands the refresh token to the browser: for 30 days with 'Remember me', else until the browser closes. */
export function setRefreshCookie(reply: FastifyReply, token: string, remember: boolean): void {
  reply.setCookie(refreshCookie, token, {
    ...attributes,
    ...(remember && { maxAge: lifetime(true) / second }),
  });
}

/** Takes the refresh token away from the browser. */
export function clearRefreshCookie(reply: FastifyReply): void {
  reply.setCookie(refreshCookie, '', { ...attributes, maxAge: 0 });
}

/** The refresh token that the browser sent; undefined when it cannot be one. */
export function readRefreshCookie(request: FastifyRequest): string | undefined {
  const token = request.cookies[refreshCookie];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}
