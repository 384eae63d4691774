import type { NewOutboxMessage } from '../../../outbox/outbox-message.ts';

/**
 * The messages about a demo request. Their names are stored: after a change, waiting messages cannot be sent.
 */
export const demoRequestTemplates = {
  toSales: 'demo-request-to-sales',
  toVisitor: 'demo-request-to-visitor',
  webhook: 'demo-request-webhook',
} as const;

/**
 * The messages to send about a new demo request. For a suspected one the company gets an email that says so,
 * but the visitor gets none, because spam programs type addresses of strangers.
 */
export function messagesAbout(
  { id, suspected }: { id: string; suspected: boolean },
  { withWebhook }: { withWebhook: boolean },
): NewOutboxMessage[] {
  const { toSales, toVisitor, webhook } = demoRequestTemplates;
  return [
    { kind: 'mail', template: toSales, subjectId: id },
    ...(suspected ? [] : [{ kind: 'mail', template: toVisitor, subjectId: id } as const]),
    ...(withWebhook ? [{ kind: 'webhook', template: webhook, subjectId: id } as const] : []),
  ];
}
