/** What the form for a seat shows, from content/en/pages/webinar.yaml and the webinar itself. */
export interface WebinarRegistrationWords {
  name: string;
  email: string;
  email_help: string;
  submit: string;
  busy: string;
  /** `text` holds the slots [date] and [email]. */
  sent: { heading: string; text: string; another: string };
  failures: { network: string; limited: string; server: string };
  whatsapp: string;
  /** Digits with country code, for the chat that a failing network leaves. */
  whatsappNumber: string;
}
