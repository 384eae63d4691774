import { readBrand, readContact } from '@accounting-site/content/facts';
import { type Config, siteAddress } from '../config.ts';
import type { Database } from '../database/open-database.ts';
import type { Mail } from './mail.ts';
import type { MailAddress } from './mail-address.ts';

/** Writes the mail about something that is stored. Undefined when it was erased. */
export type WriteMail = (database: Database, subjectId: string) => Promise<Mail | undefined>;

/** Who writes, who is written to in the company, and where links lead. */
export interface MailParties {
  readonly from: MailAddress;
  readonly sales: string;
  /** Without a slash at the end. */
  readonly siteUrl: string;
}

/** From the configuration, and from content where that says nothing. */
export function readMailParties(config: Config): MailParties {
  const { email } = readContact();
  return {
    from: config.mailFrom ?? { name: readBrand().name, address: email },
    sales: config.salesEmail ?? email,
    siteUrl: siteAddress(config),
  };
}
