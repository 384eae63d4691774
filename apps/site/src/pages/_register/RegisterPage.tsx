import { Section } from '@accounting-site/ui/Section';
import { Steps } from '@accounting-site/ui/Steps';
import { routes } from '../../lib/routes.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { ContactWays } from '../../sections/ContactWays/ContactWays.tsx';
import { PageTitle } from '../../sections/PageTitle/PageTitle.tsx';
import styles from './RegisterPage.module.css';
import type { MethodPage, RegisterWords } from './register-words.ts';

/** How a trial starts on this machine: with a person. `method` is the way to pay that the visitor came for. */
export function RegisterPage({ words, method }: { words: RegisterWords; method?: MethodPage }) {
  const { choose, ready, after } = words;
  return (
    <>
      <PageTitle heading={words.heading} lead={words.lead} {...(method && { eyebrow: method.eyebrow })} />
      <Section spacing="tight">
        <div className={styles.columns}>
          <div className={styles.stack}>
            <h2 className={styles.heading}>{choose.heading}</h2>
            <ContactWays
              message={method?.message ?? choose.message}
              subject={choose.subject}
              words={choose}
            />
            <p>
              {words.account} <a href={routes.login}>{words.sign_in}</a>
            </p>
          </div>
          <div className={styles.stack}>
            <h2 className={styles.heading}>{ready.heading}</h2>
            <CheckList items={ready.items} />
            {method && <p>{method.text}</p>}
          </div>
        </div>
      </Section>
      <Section tone="tint" spacing="tight" heading={after.heading}>
        <Steps steps={after.steps} />
      </Section>
    </>
  );
}
