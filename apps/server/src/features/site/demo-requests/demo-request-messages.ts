import type { NewOutboxMessage } from '../../../outbox/outbox-message.ts';

/** The messages about a demo request. Their names are stored: change one, and what waits under it is not found. */
export const demoRequestTemplates = {
  toSales: 'demo-request-to-sales',
  toVisitor: 'demo-request-to-visitor',
  webhook: 'demo-request-webhook',
} as const;

/**
 * What is to be sent about a new demo request. The company hears of a suspected one as well, marked as such; its
 * visitor does not, because a program that fills in forms types addresses of strangers.
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
