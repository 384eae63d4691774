import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { readMailParties, type WriteMail } from '../../mail/mail-writer.ts';
import { publicationTemplate } from '../../releases/tell-team.ts';
import { mailOfPublication } from './content/publication-mail.ts';
import { mailToVisitor } from './demo-requests/mail-to-visitor.ts';
import { askedAgainTemplates, demoRequestTemplates, webinarMessageTemplate } from './leads/lead-messages.ts';
import { mailAboutJoined, mailToSales } from './leads/mail-to-sales.ts';
import { reminderTemplates } from './leads/remind-staff.ts';
import { mailOfDue, mailOfWaiting } from './leads/reminder-mails.ts';
import { webinarConfirmation } from './webinar-registrations/webinar-confirmation.ts';
import { webinarMessage } from './webinar-registrations/webinar-message.ts';

/**
 * The functions that write emails about the site's forms, by template.
 * @throws ContentError when the text of an email is invalid
 */
export function siteMails(config: Config, clock: Clock): Record<string, WriteMail> {
  const parties = readMailParties(config);
  return {
    [demoRequestTemplates.toSales]: mailToSales(parties),
    [askedAgainTemplates.toSales]: mailAboutJoined(parties),
    [demoRequestTemplates.toVisitor]: mailToVisitor(parties),
    [reminderTemplates.due]: mailOfDue(parties, clock),
    [reminderTemplates.waiting]: mailOfWaiting(parties),
    [publicationTemplate]: mailOfPublication(parties),
    [demoRequestTemplates.seat]: webinarConfirmation(parties, clock),
    [webinarMessageTemplate]: webinarMessage(parties, clock),
  };
}
