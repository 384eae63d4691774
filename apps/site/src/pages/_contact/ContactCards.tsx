import type { Contact } from '@accounting-site/content/facts/facts';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { type IconNode, Mail, MessageCircle, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { mailLink, phoneLink } from '../../lib/text/contact-links.ts';
import styles from './ContactCards.module.css';
import type { ContactWords } from './contact-words.ts';

interface ContactCardsProps {
  words: ContactWords['cards'];
  contact: Contact;
  /** The URL that opens the chat with a prepared first message. */
  chat: string;
}

/** The three ways to reach a person: the quickest one large, with a chat; phone and email beside it. */
export function ContactCards({ words, contact, chat }: ContactCardsProps) {
  const { whatsapp, phone, email } = words;
  return (
    <ul className={`stack shown-whole ${styles.cards}`}>
      <Card icon={MessageCircle} heading={whatsapp.heading} detail={contact.whatsapp_display} large>
        <p>{whatsapp.text}</p>
        <p className="quiet">{whatsapp.reply}</p>
        <ButtonLink href={chat} variant="band" size="large">
          {whatsapp.action}
        </ButtonLink>
        <ChatPicture words={whatsapp.picture} />
      </Card>
      <Card icon={Phone} heading={phone.heading} detail={contact.phone_display}>
        <p className="quiet">{phone.reply}</p>
        <ButtonLink href={phoneLink(contact)} variant="secondary">
          {phone.action}
        </ButtonLink>
      </Card>
      <Card icon={Mail} heading={email.heading} detail={contact.email}>
        <p className="quiet">{email.reply}</p>
        <ButtonLink href={mailLink(contact.email)} variant="secondary">
          {email.action}
        </ButtonLink>
      </Card>
    </ul>
  );
}

interface CardProps {
  icon: IconNode;
  heading: string;
  /** The number or address itself, to read and to copy. */
  detail: string;
  large?: boolean;
  children: ReactNode;
}

function Card({ icon, heading, detail, large, children }: CardProps) {
  return (
    <li className={`stack gap-3 start ${large ? 'band ' : ''}${styles.card}`} data-large={large}>
      <h2 className={`step-1 ${styles.heading}`}>
        <Icon of={icon} size={large ? 28 : 22} />
        {heading}
      </h2>
      <p className={`display step-1 figures anywhere ${styles.detail}`}>{detail}</p>
      {children}
    </li>
  );
}

/** An example chat: a question on the way to the market, and a quick reply. */
function ChatPicture({ words }: { words: ContactWords['cards']['whatsapp']['picture'] }) {
  return (
    <div className={`stack gap-3 small full ${styles.chat}`} role="img" aria-label={words.description}>
      <p className={styles.question}>
        {words.question} <span className={`tiny figures ${styles.time}`}>{words.question_time}</span>
      </p>
      <p className={styles.answer}>
        {words.answer} <span className={`tiny figures ${styles.time}`}>{words.answer_time}</span>
      </p>
    </div>
  );
}
