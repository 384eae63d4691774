import { readContact, readHours } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Icon } from '@accounting-site/ui/Icon';
import { type IconNode, Mail, MessageCircle, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { mailLink, phoneLink, whatsappLink } from '../../lib/text/contact-links.ts';
import styles from './ContactWays.module.css';

interface ContactWaysProps {
  /** The prepared WhatsApp message. */
  message: string;
  /** The subject of the email. */
  subject: string;
  /** The email address; support by default. */
  email?: string;
  words: { whatsapp: string; phone: string; email: string };
}

/** Ways to reach a person, quickest first, with the reply time or the hours. */
export function ContactWays({ message, subject, email, words }: ContactWaysProps) {
  const contact = readContact();
  const address = email ?? contact.support_email;
  const { reply_times: reply, reply_in, weekly } = readHours();
  return (
    <ul className={`stack gap-3 ${styles.ways}`}>
      <Way
        icon={MessageCircle}
        label={words.whatsapp}
        detail={contact.whatsapp_display}
        note={fillSlots(reply_in, { time: reply.whatsapp })}
        href={whatsappLink(contact, message)}
      />
      <Way
        icon={Phone}
        label={words.phone}
        detail={contact.phone_display}
        note={
          <>
            {weekly[0]?.label} <span className="together">{weekly[0]?.text}</span>
          </>
        }
        href={phoneLink(contact)}
      />
      <Way
        icon={Mail}
        label={words.email}
        detail={address}
        note={fillSlots(reply_in, { time: reply.email })}
        href={mailLink(address, subject)}
      />
    </ul>
  );
}

interface WayProps {
  icon: IconNode;
  label: string;
  detail: string;
  note: ReactNode;
  href: string;
}

function Way({ icon, label, detail, note, href }: WayProps) {
  return (
    <li>
      <a href={href} className={styles.way}>
        <span className={`icon ${styles.icon}`}>
          <Icon of={icon} size={24} />
        </span>
        <span className={styles.lines}>
          <strong>{label}</strong>
          <span className="anywhere">{detail}</span>
          <span className="quiet small">{note}</span>
        </span>
      </a>
    </li>
  );
}
