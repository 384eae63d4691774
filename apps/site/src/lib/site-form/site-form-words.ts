/** Texts of every form of the site, besides its fields. */
export interface SiteFormWords {
  submit: string;
  busy: string;
  /** The heading of the list of errors. */
  problems: string;
  failures: { network: string; back_online: string; limited: string; server: string };
  whatsapp: string;
  /** Digits with country code, for the chat offered when the network fails. */
  whatsappNumber: string;
}
