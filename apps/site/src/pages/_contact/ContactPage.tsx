import type { Contact, Hours } from '@accounting-site/content/facts';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { MessageCircle } from 'lucide';
import { whatsappLink } from '../../lib/contact-links.ts';
import { ClosingBanner } from '../../sections/ClosingBanner/ClosingBanner.tsx';
import { ContactCards } from './ContactCards.tsx';
import { ContactTop } from './ContactTop.tsx';
import type { ContactWords } from './contact-words.ts';
import { Faqs } from './Faqs.tsx';
import { Office } from './Office.tsx';

interface ContactPageProps {
  words: ContactWords;
  contact: Contact;
  hours: Hours;
}

/** The sections of the contact page. */
export function ContactPage({ words, contact, hours }: ContactPageProps) {
  const { hero, cards, banner } = words;
  return (
    <>
      <ContactTop words={hero}>
        <ContactCards words={cards} contact={contact} />
      </ContactTop>
      <Office words={words.office} map={words.map} contact={contact} hours={hours} />
      <Faqs words={words.faqs} />
      <ClosingBanner heading={banner.heading} text={banner.text}>
        <ButtonLink
          href={whatsappLink(contact, cards.whatsapp.message)}
          variant="band"
          size="large"
          icon={<Icon of={MessageCircle} />}
        >
          {banner.action}
        </ButtonLink>
      </ClosingBanner>
    </>
  );
}
