/** What every form of the site says beside its fields. */
export interface SiteFormWords {
  submit: string;
  busy: string;
  /** Above the list of what is wrong. */
  problems: string;
  failures: { network: string; back_online: string; limited: string; server: string };
  whatsapp: string;
  /** Digits with country code, for the chat that a failing network leaves. */
  whatsappNumber: string;
}
