import {
  currentLanguage,
  firstLanguage,
  inLanguage,
} from '@accounting-site/content/languages/current-language';
import { addressPrefix } from '@accounting-site/content/languages/languages';
import { translateMessage } from '@accounting-site/content/languages/messages';
import type { Call } from '@accounting-site/contract/calls/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerCall, type Handler } from '../http/answer-call.ts';
import { type RefusedCall, refuseField, translateErrors } from '../http/problems.ts';
import { languageOf } from '../http/request-language.ts';
import { answerError, understand } from '../plugins/errors.ts';
import { type FormPage, type FormRefusal, formPagePolicy, renderFormPage } from './form-page.ts';

/** Whether a page without JavaScript sent this and expects a page as the response. */
export function isPlainForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
}

/**
 * Adds the route of a form, which scripts and pages without JavaScript send. A plain form gets a page as the
 * response: `sent`, or after an error the form with everything that was typed except passwords.
 * @param form the form with its current content
 */
export function answerForm<const C extends Call>(
  app: FastifyInstance,
  call: C,
  { form, sent }: { form: (request: FastifyRequest) => FormPage; sent: string },
  handler: Handler<C>,
): void {
  answerCall(
    app,
    call,
    async (request, reply) => {
      const answer = await handler(request, reply);
      return isPlainForm(request) && !reply.sent ? reply.redirect(addressPrefix() + sent, 303) : answer;
    },
    {
      errorHandler(error, request, reply) {
        const typed = request.body;
        if (!isPlainForm(request) || typeof typed !== 'object' || typed === null) {
          answerError(error, request, reply);
          return;
        }
        const refused = understand(error, request);
        const { status, retryAfter } = refused;
        if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
        reply
          .code(status)
          .type('text/html; charset=utf-8')
          .header('content-security-policy', formPagePolicy())
          .serializer((body: unknown) => String(body))
          .send(
            inLanguage(languageOf(request), () =>
              renderFormPage(form(request), { ...typed }, refusalOf(refused, request)),
            ),
          );
      },
    },
  );
}

/** Why the form is shown again, in the language of its page. */
function refusalOf(
  { message, particulars: { errors }, status }: RefusedCall,
  { routeOptions }: FastifyRequest,
): FormRefusal {
  const language = currentLanguage();
  return {
    action: `${routeOptions.url}${language === firstLanguage ? '' : `?language=${language}`}`,
    problem: translateMessage(message),
    errors: errors && translateErrors(errors),
    isOver: status === 410,
  };
}

const keyInvalid =
  'The Idempotency-Key must have 8 to 100 letters, digits, hyphens or underscores. Choose another one, or omit it.';

/**
 * The idempotency key, so that a form is stored once however often it is sent. It comes from a header or a
 * field of the form.
 * @throws RefusedCall 422 when a script sent a header that is not a key. A visitor with a plain form cannot
 * correct it.
 */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const { body, headers } = request;
  const field =
    typeof body === 'object' && body !== null && 'idempotency_key' in body ? body.idempotency_key : undefined;
  const key = headers['idempotency-key'] ?? field;
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return key;
  const isSentByScript = headers['idempotency-key'] !== undefined && !isPlainForm(request);
  if (isSentByScript) throw refuseField('Idempotency-Key', keyInvalid);
  return undefined;
}
