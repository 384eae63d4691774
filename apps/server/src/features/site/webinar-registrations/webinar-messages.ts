import type { NewOutboxMessage } from '../../../outbox/outbox-message.ts';

/** Stored with each message: after a change, waiting messages cannot be sent. */
export const confirmationTemplate = 'webinar-confirmation';

/** The confirmation of a registration, once for each person and date. */
export const confirmationOf = (registrationId: string): NewOutboxMessage => ({
  kind: 'mail',
  template: confirmationTemplate,
  subjectId: registrationId,
});
