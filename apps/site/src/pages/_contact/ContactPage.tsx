import type { Contact, Hours } from '@accounting-site/content/facts';
import { fillSlots } from '@accounting-site/content/fill-slots';
import type { PlanChoice } from '@accounting-site/content/plan-choices';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { MessageCircle } from 'lucide';
import type { ReactNode } from 'react';
import { absoluteUrl } from '../../lib/pages/absolute-url.ts';
import { routes } from '../../lib/pages/routes.ts';
import { whatsappLink } from '../../lib/text/contact-links.ts';
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
  /** The plan that the visitor chose before. */
  plan?: PlanChoice | undefined;
  /** The request form for it. */
  children?: ReactNode;
}

/** The sections of the contact page. */
export function ContactPage({ words, contact, hours, plan, children }: ContactPageProps) {
  const { hero, cards, banner } = words;
  // The script replaces this URL with that of the page the visitor came from.
  const asked = fillSlots(cards.whatsapp.message, { page: absoluteUrl(routes.contact) });
  const message = plan ? fillSlots(words.request.message, { plan: plan.name }) : asked;
  const chat = whatsappLink(contact, `${message} `);
  return (
    <>
      <ContactTop words={hero} support={words.support} hours={hours}>
        <ContactCards words={cards} contact={contact} chat={chat} />
      </ContactTop>
      {children}
      <Office words={words.office} map={words.map} contact={contact} hours={hours} />
      <Faqs words={words.faqs} />
      <ClosingBanner heading={banner.heading} text={banner.text}>
        <ButtonLink href={chat} variant="band" size="large" icon={<Icon of={MessageCircle} />}>
          {banner.action}
        </ButtonLink>
      </ClosingBanner>
    </>
  );
}
