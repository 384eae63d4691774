import type { NewOutboxMessage } from '../../../outbox/outbox-message.ts';
import { demoRequestTemplates } from '../leads/lead-messages.ts';

/** Stored with each message: after a change, waiting messages cannot be sent. */
export const confirmationTemplate = 'webinar-confirmation';

/**
 * The messages to send about a registration, each once for a person and date. A suspected one gets no email,
 * because spam programs type addresses of strangers. The lead of a registration has its id.
 */
export const messagesAboutSeat = (
  { id, suspected }: { id: string; suspected: boolean },
  { withWebhook }: { withWebhook: boolean },
): NewOutboxMessage[] => [
  ...(suspected ? [] : [{ kind: 'mail', template: confirmationTemplate, subjectId: id } as const]),
  ...(withWebhook
    ? [{ kind: 'webhook', template: demoRequestTemplates.webhook, subjectId: id } as const]
    : []),
];
