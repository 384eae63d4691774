import { fillSlots } from '@accounting-site/content/fill-slots';
import type { StaffDemoRequest } from '@accounting-site/contract/staff-demo-requests';
import type { StaffDemoRequestsWords } from '../../pages/_staff/staff-demo-requests-words.ts';

interface LinkWords {
  whatsapp_message: string;
  request: Pick<StaffDemoRequestsWords['request'], 'write' | 'call' | 'mail' | 'mail_subject' | 'mail_body'>;
}

/** Links to contact the person: WhatsApp and phone if there is a number to dial, and email. */
export function personLinks(
  { name, email, phoneDigits }: Pick<StaffDemoRequest, 'name' | 'email' | 'phoneDigits'>,
  { whatsapp_message, request }: LinkWords,
): { label: string; href: string }[] {
  const filled = (text: string) => encodeURIComponent(fillSlots(text, { name }).toWellFormed());
  const address = encodeURIComponent(email.toWellFormed()).replace('%40', '@');
  const mail = `mailto:${address}?subject=${filled(request.mail_subject)}&body=${filled(request.mail_body)}`;
  const byPhone =
    phoneDigits === null
      ? []
      : [
          { label: request.write, href: `https://wa.me/${phoneDigits}?text=${filled(whatsapp_message)}` },
          { label: request.call, href: `tel:+${phoneDigits}` },
        ];
  return [...byPhone, { label: request.mail, href: mail }];
}
