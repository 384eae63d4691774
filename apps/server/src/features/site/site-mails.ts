import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { readMailParties, type WriteMail } from '../../mail/mail-writer.ts';
import { demoRequestTemplates } from './demo-requests/demo-request-messages.ts';
import { mailToSales } from './demo-requests/mail-to-sales.ts';
import { mailToVisitor } from './demo-requests/mail-to-visitor.ts';
import { webinarConfirmation } from './webinar-registrations/webinar-confirmation.ts';
import { confirmationTemplate } from './webinar-registrations/webinar-messages.ts';

/**
 * Who writes the mails of the site's own forms, by their templates.
 * @throws ContentError when the words of a mail do not fit
 */
export function siteMails(config: Config, clock: Clock): Record<string, WriteMail> {
  const parties = readMailParties(config);
  return {
    [demoRequestTemplates.toSales]: mailToSales(parties),
    [demoRequestTemplates.toVisitor]: mailToVisitor(parties),
    [confirmationTemplate]: webinarConfirmation(parties, clock),
  };
}
