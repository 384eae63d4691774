import { text } from '@accounting-site/content/reading/fields';
import { z } from 'zod';

/** The texts of every form of the site, besides its fields. */
export const siteFormShape = {
  busy: text(),
  /** The heading of the list of errors. */
  problems: text(),
  failures: z.strictObject({
    network: text(),
    back_online: text(),
    limited: text('write a sentence; [wait] becomes the time to wait, like "5 minutes"'),
    server: text(),
  }),
  whatsapp: text(),
};

export interface SiteFormWords extends z.infer<z.ZodObject<typeof siteFormShape>> {
  submit: string;
  /** Digits with country code, for the chat offered when the network fails. */
  whatsappNumber: string;
}
