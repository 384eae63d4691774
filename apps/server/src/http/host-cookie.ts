import type { FastifyReply, FastifyRequest } from 'fastify';
import { second } from '../clock.ts';

/**
 * A cookie of this host. Because of the prefix, browsers require Secure, Path=/ and no Domain, so no other host can set
 * or read it.
 */
export function hostCookie(name: `__Host-${string}`, sameSite: 'strict' | 'lax') {
  const attributes = { path: '/', httpOnly: true, secure: true, sameSite } as const;
  return {
    name,
    read: ({ cookies }: FastifyRequest) => cookies[name],
    /** @param lifetime in milliseconds; without it, the cookie is kept until the browser closes */
    set(reply: FastifyReply, value: string, lifetime?: number): void {
      reply.setCookie(name, value, { ...attributes, ...(lifetime && { maxAge: lifetime / second }) });
    },
    clear(reply: FastifyReply): void {
      reply.setCookie(name, '', { ...attributes, maxAge: 0 });
    },
  };
}
