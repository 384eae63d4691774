import { readBrand, readContact } from '@accounting-site/content/facts/facts';
import { type Config, siteAddress } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import type { Mail } from './mail.ts';
import type { MailAddress } from './mail-address.ts';

/** Writes the email about a stored row. Undefined when the row was erased. */
export type WriteMail = (database: Database, subjectId: string) => Promise<Mail | undefined>;

/** The sender, the company's recipient, and the base URL of links. */
export interface MailParties {
  readonly from: MailAddress;
  readonly sales: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
}

/** From the configuration, with content as the fallback, also for a sender without a name. */
export function readMailParties(config: Config): MailParties {
  const { email } = readContact();
  const { mailFrom, salesEmail = email } = config;
  return {
    from: { name: mailFrom?.name || readBrand().name, address: mailFrom?.address ?? email },
    sales: salesEmail,
    siteUrl: siteAddress(config),
  };
}
