import { firstLanguage } from '@accounting-site/content/languages/current-language';
import type { NewOutboxMessage } from '../../../outbox/outbox-message.ts';

/**
 * The messages about a lead. Their names are stored: after a change, waiting messages cannot be sent.
 */
export const demoRequestTemplates = {
  toSales: 'demo-request-to-sales',
  toVisitor: 'demo-request-to-visitor',
  webhook: 'demo-request-webhook',
  /** About a webinar registration, which has the id of its lead. */
  seat: 'webinar-confirmation',
} as const;

/** The messages about a request that was joined to an earlier lead. Their subject is the event. */
export const askedAgainTemplates = {
  toSales: 'asked-again-to-sales',
  webhook: 'asked-again-webhook',
} as const;

/** What staff wrote to everyone who registered for a date of a webinar. Its subject is the event. */
export const webinarMessageTemplate = 'webinar-message';

/**
 * The messages to send about a new lead. For a suspected one the company gets an email that says so, but the
 * visitor gets none, because bots type addresses of strangers.
 */
export function messagesAbout(
  { id, suspected }: { id: string; suspected: boolean },
  { email, withWebhook }: { email: string; withWebhook: boolean },
): NewOutboxMessage[] {
  const { toSales, toVisitor, webhook } = demoRequestTemplates;
  return [
    { kind: 'mail', template: toSales, subjectId: id, language: firstLanguage },
    ...(suspected || email === '' ? [] : [{ kind: 'mail', template: toVisitor, subjectId: id } as const]),
    ...(withWebhook ? [{ kind: 'webhook', template: webhook, subjectId: id } as const] : []),
  ];
}

/** The messages to send about a lead that staff entered: none to people, who know of it. */
export const messagesAboutAdded = (id: string, withWebhook: boolean): NewOutboxMessage[] =>
  withWebhook ? [{ kind: 'webhook', template: demoRequestTemplates.webhook, subjectId: id }] : [];

/** The messages to send about a request that was joined, by the id of its event. */
export function messagesAboutJoined(
  id: string,
  { withWebhook }: { withWebhook: boolean },
): NewOutboxMessage[] {
  const { toSales, webhook } = askedAgainTemplates;
  return [
    { kind: 'mail', template: toSales, subjectId: id, language: firstLanguage },
    ...(withWebhook ? [{ kind: 'webhook', template: webhook, subjectId: id } as const] : []),
  ];
}
