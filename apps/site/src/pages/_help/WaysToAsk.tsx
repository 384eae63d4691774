import { type Contact, readContact } from '@accounting-site/content/facts/facts';
import { Section } from '@accounting-site/ui/Section';
import { href } from '../../lib/pages/routes.ts';
import { mailLink, phoneLink, whatsappLink } from '../../lib/text/contact-links.ts';
import { ContactText } from '../../sections/ContactText/ContactText.tsx';
import styles from './Community.module.css';
import type { CommunityWords } from './help-words.ts';

type Way = CommunityWords['ways'][number];

/** Each way to ask, what it is best for, and the link that opens it. */
export function WaysToAsk({ ways, message }: { ways: Way[]; message: string }) {
  const contact = readContact();
  return (
    <Section spacing="tight">
      <ul className="ruled">
        {ways.map((way) => (
          <li key={way.title} className={`columns ${styles.item}`}>
            <h2 className="step-2">{way.title}</h2>
            <p className="quiet measure">
              <ContactText text={way.text} />
            </p>
            <a href={wayLink(way.link, contact, message)} className="alone strong">
              {way.link_label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function wayLink(link: Way['link'], contact: Contact, message: string): string {
  if (link === 'whatsapp') return whatsappLink(contact, message);
  if (link === 'email') return mailLink(contact.support_email);
  if (link === 'phone') return phoneLink(contact);
  return href(link);
}
