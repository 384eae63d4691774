import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError, understand } from '../plugins/errors.ts';
import { type FormPage, formPagePolicy, renderFormPage } from './form-page.ts';

/** Whether a page without JavaScript sent this and expects a page as the response. */
export function isPlainForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
}

/**
 * Responds to a failure: a script gets a problem, a plain form gets the form page with everything that was
 * typed except passwords.
 * @param form the current content of the form
 */
export function answerFormError(form: () => FormPage) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const typed = request.body;
    if (!isPlainForm(request) || typeof typed !== 'object' || typed === null) {
      answerError(error, request, reply);
      return;
    }
    const refused = understand(error, request);
    if (refused.retryAfter !== undefined) reply.header('retry-after', String(refused.retryAfter));
    const { message: problem, errors, status } = refused;
    const page = renderFormPage(form(), { ...typed }, { problem, errors, isOver: status === 410 });
    reply
      .code(refused.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', formPagePolicy())
      .serializer((body: unknown) => String(body))
      .send(page);
  };
}

/**
 * The idempotency key, so that a form is stored once however often it is sent. It comes from a header or a
 * field of the form.
 */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const { body, headers } = request;
  const field =
    typeof body === 'object' && body !== null && 'idempotency_key' in body ? body.idempotency_key : undefined;
  const key = headers['idempotency-key'] ?? field;
  return typeof key === 'string' && /^[\w-]{8,100}$/.test(key) ? key : undefined;
}
