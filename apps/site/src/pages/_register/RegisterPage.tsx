import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { PaymentMethod } from '@accounting-site/contract/account/sign-up';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import { Section } from '@accounting-site/ui/Section';
import { Steps } from '@accounting-site/ui/Steps';
import type { ReactNode } from 'react';
import { appHost, appHostName, appUrl, trialUrl } from '../../lib/pages/app-host.ts';
import { href, routes } from '../../lib/pages/routes.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { ContactWays } from '../../sections/ContactWays/ContactWays.tsx';
import { EntryPage } from '../../sections/EntryPage/EntryPage.tsx';
import styles from './RegisterPage.module.css';
import { promisesOf, type RegisterWords } from './register-words.ts';

interface RegisterPageProps {
  words: RegisterWords;
  /** The payment method that the visitor came for. */
  method?: { id: PaymentMethod; name: string } | undefined;
  /** The plan that the visitor chose. */
  plan?: { id: string } | undefined;
  /** The form. */
  children?: ReactNode;
}

/** How to start a trial: with the form, in an external application if one is configured, or with a person. */
export function RegisterPage({ words, method, plan, children }: RegisterPageProps) {
  const { after, ready, person } = words;
  const { lead, steps, items, page } = promisesOf(words, appUrl !== '');
  const ofMethod = method && page(method.id);
  return (
    <>
      <EntryPage
        above={method && <Eyebrow>{method.name}</Eyebrow>}
        heading={words.heading}
        lead={appHost ? fillSlots(words.elsewhere.text, { host: appHostName }) : lead}
        asideHeading={after.heading}
        aside={
          <>
            <Steps steps={steps} />
            <div className={`stack gap-3 ${styles.ready}`}>
              <h3>{ready.heading}</h3>
              <CheckList items={[...(ofMethod ? [ofMethod.text] : []), ...items]} />
            </div>
          </>
        }
      >
        {appHost ? <Elsewhere href={trialUrl(method?.id, plan?.id)} label={words.elsewhere.cta} /> : children}
        {!appHost && <p className="quiet small">{words.safe}</p>}
        <p>
          {words.account} <a href={routes.login}>{words.sign_in}</a>
        </p>
        <a className="alone" href={href(words.abroad.path)}>
          {words.abroad.label}
        </a>
      </EntryPage>
      <Section tone="tint" spacing="tight">
        <div className={`tiles ${styles.person}`}>
          <div className={`stack ${styles.invitation}`}>
            <h2 className="step-3">{person.heading}</h2>
            <p>{person.lead}</p>
          </div>
          <ContactWays
            message={method ? words.pages[method.id].message : person.message}
            subject={person.subject}
            words={person}
          />
        </div>
      </Section>
    </>
  );
}

function Elsewhere({ href, label }: { href: string; label: string }) {
  return (
    <p>
      <ButtonLink href={href} size="large">
        {label}
      </ButtonLink>
    </p>
  );
}
