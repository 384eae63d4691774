import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { readMailParties, type WriteMail } from '../../mail/mail-writer.ts';
import { demoRequestTemplates } from './demo-requests/demo-request-messages.ts';
import { mailToSales } from './demo-requests/mail-to-sales.ts';
import { mailToVisitor } from './demo-requests/mail-to-visitor.ts';
import { webinarConfirmation } from './webinar-registrations/webinar-confirmation.ts';
import { confirmationTemplate } from './webinar-registrations/webinar-messages.ts';

/**
 * The functions that write emails about the site's forms, by template.
 * @throws ContentError when the text of an email is invalid
 */
export function siteMails(config: Config, clock: Clock): Record<string, WriteMail> {
  const parties = readMailParties(config);
  return {
    [demoRequestTemplates.toSales]: mailToSales(parties),
    [demoRequestTemplates.toVisitor]: mailToVisitor(parties),
    [confirmationTemplate]: webinarConfirmation(parties, clock),
  };
}
