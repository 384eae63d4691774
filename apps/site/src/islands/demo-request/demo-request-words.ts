/** What the demo-request form shows, from content/en/pages/demo-request.yaml. */
export interface DemoRequestWords {
  name: string;
  email: string;
  company: string;
  phone: string;
  phone_help: string;
  message: string;
  message_help: string;
  optional: string;
  submit: string;
  busy: string;
  sent: { heading: string; text: string; another: string };
  failures: { network: string; back_online: string; limited: string; server: string };
  whatsapp: string;
  /** Digits with country code, for the chat that a failing network leaves. */
  whatsappNumber: string;
}
