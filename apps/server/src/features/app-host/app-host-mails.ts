import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { readMailParties, type WriteMail } from '../../mail/mail-writer.ts';
import { mailedLinkMail } from '../../mailed-links/mailed-link-mail.ts';
import { mailedLinkTemplate } from '../../mailed-links/mailed-links.repository.ts';
import { noticeMail } from '../../notices/notice-mail.ts';
import { noticeTemplate } from '../../notices/notices.repository.ts';
import type { InstallationKey } from '../../secrets/installation-key.ts';

/**
 * The functions that write emails about accounts, by template.
 * @throws ContentError when the text of an email is invalid
 */
export function appHostMails(config: Config, key: InstallationKey, clock: Clock): Record<string, WriteMail> {
  const parties = readMailParties(config);
  return {
    [mailedLinkTemplate]: mailedLinkMail(parties, key, clock),
    [noticeTemplate]: noticeMail(parties),
  };
}
