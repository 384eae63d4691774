import type { DemoRequestField } from '@accounting-site/contract/demo-request-fields';
import type { SiteFormWords } from '../../lib/site-form/site-form-words.ts';

/** Texts of the demo-request form, from content/en/pages/demo-request.yaml. */
export interface DemoRequestWords extends SiteFormWords, Record<DemoRequestField, string> {
  phone_help: string;
  message_help: string;
  optional: string;
  kept: { heading: string; text: string; look: string };
  sent: { heading: string; text: string; another: string };
}
