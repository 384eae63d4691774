import type { NewOutboxMessage } from '../../../outbox/outbox-message.ts';
import { demoRequestTemplates } from '../leads/lead-messages.ts';

/**
 * The messages to send about a registration, each once for a person and date. A suspected one gets no email,
 * because spam programs type addresses of strangers. The lead of a registration has its id.
 */
export const messagesAboutSeat = (
  { id, suspected }: { id: string; suspected: boolean },
  { withWebhook }: { withWebhook: boolean },
): NewOutboxMessage[] => [
  ...(suspected ? [] : [{ kind: 'mail', template: demoRequestTemplates.seat, subjectId: id } as const]),
  ...(withWebhook
    ? [{ kind: 'webhook', template: demoRequestTemplates.webhook, subjectId: id } as const]
    : []),
];
