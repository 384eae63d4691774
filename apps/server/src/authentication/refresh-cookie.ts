import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../http/host-cookie.ts';
import { readToken } from '../secrets/random-token.ts';
import { lifetime } from './session-lifetime.ts';

const cookie = hostCookie('__Host-refresh', 'strict');

/** Sets the refresh cookie: for 30 days with 'Remember me', otherwise until the browser closes. */
export const setRefreshCookie = (reply: FastifyReply, token: string, remember: boolean) =>
  cookie.set(reply, token, remember ? lifetime(true) : undefined);

export const clearRefreshCookie = cookie.clear;

/** The refresh token of the request's cookie; undefined when it is missing or malformed. */
export const readRefreshCookie = (request: FastifyRequest): string | undefined =>
  readToken(cookie.read(request));
