import { firstLanguage } from '@accounting-site/content/languages/current-language';
import type { Config } from '../../../config/config.ts';
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
  { email, config }: { email: string; config: WebhookConfig },
): NewOutboxMessage[] {
  const { toSales, toVisitor, webhook } = demoRequestTemplates;
  return [
    { kind: 'mail', template: toSales, subjectId: id, language: firstLanguage },
    ...(suspected || email === '' ? [] : [{ kind: 'mail', template: toVisitor, subjectId: id } as const]),
    ...webhookAbout(config, webhook, id),
  ];
}

/** The messages to send about a request that was joined, by the id of its event. */
export const messagesAboutJoined = (id: string, config: WebhookConfig): NewOutboxMessage[] => [
  { kind: 'mail', template: askedAgainTemplates.toSales, subjectId: id, language: firstLanguage },
  ...webhookAbout(config, askedAgainTemplates.webhook, id),
];

/**
 * The messages to send about a registration, each once for a person and date. A suspected one gets no email,
 * because spam programs type addresses of strangers, nor does a mailbox beyond its limit. The lead of a registration
 * has its id.
 */
export const messagesAboutSeat = (
  { id, isEmailed }: { id: string; isEmailed: boolean },
  config: WebhookConfig,
): NewOutboxMessage[] => [
  ...(isEmailed ? [{ kind: 'mail', template: demoRequestTemplates.seat, subjectId: id } as const] : []),
  ...webhookAbout(config, demoRequestTemplates.webhook, id),
];

/** The message to the company's program, if one is configured. */
export const webhookAbout = (
  { leadsWebhook }: WebhookConfig,
  template: string,
  subjectId: string,
): NewOutboxMessage[] => (leadsWebhook === undefined ? [] : [{ kind: 'webhook', template, subjectId }]);

type WebhookConfig = Pick<Config, 'leadsWebhook'>;
