import type { NewOutboxMessage } from '../../../outbox/outbox-message.ts';

/** Stored with what waits: change it, and what waits under it is not found. */
export const confirmationTemplate = 'webinar-confirmation';

/** The confirmation of a registration, once for each person and date. */
export const confirmationOf = (registrationId: string): NewOutboxMessage => ({
  kind: 'mail',
  template: confirmationTemplate,
  subjectId: registrationId,
});
