import { readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import type { MailedLinkPurpose, NoticeKind } from '../../database/account-tables.ts';

const subject = z.object({ subject: z.string() });
const notices = z.object({
  kinds: z.record(z.string(), subject),
  fields: z.object({ unknown_device: z.string() }),
});
const links = z.object({ purposes: z.record(z.string(), subject) });

/** The name in an email about an account for a browser without a User-Agent. */
export const unknownDevice = readWords('en/mail/account-notice.yaml', notices).fields.unknown_device;

/** The owner's subject for an email about an account. */
export const noticeSubject = (kind: NoticeKind) =>
  readWords('en/mail/account-notice.yaml', notices).kinds[kind]?.subject ?? '';

/** The owner's subject for an email with a link. */
export const linkSubject = (purpose: MailedLinkPurpose) =>
  readWords('en/mail/mailed-link.yaml', links).purposes[purpose]?.subject ?? '';
