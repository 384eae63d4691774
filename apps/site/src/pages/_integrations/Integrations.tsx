import type { Payments } from '@accounting-site/content/facts/facts';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Section } from '@accounting-site/ui/Section';
import { CreditCard, type IconNode, Landmark, Smartphone, X } from 'lucide';
import type { ReactNode } from 'react';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { MobileMoneyPicture } from '../../sections/ProductPictures/MobileMoneyPicture.tsx';
import { CashFlowPicture } from '../../sections/ProductPictures/statement-pictures.tsx';
import styles from './Integrations.module.css';
import type { IntegrationsWords } from './integrations-words.ts';

type PaymentMethod = NonNullable<Parameters<typeof trialUrl>[0]>;

/** The three payment methods. Mobile money is used most, so it gets the most space. */
export function Methods({ words, payments }: { words: IntegrationsWords['methods']; payments: Payments }) {
  const nameOf = (id: PaymentMethod) => payments.methods.find((method) => method.id === id)?.name ?? id;
  return (
    <Section tone="tint" id="methods" eyebrow={words.eyebrow} heading={words.heading}>
      <div className={`stack gap-5 ${styles.grid}`}>
        <Method
          id="mobile-money"
          name={nameOf('mobile-money')}
          icon={Smartphone}
          words={words.mobile_money}
          picture={<MobileMoneyPicture />}
        >
          <Wallets label={words.mobile_money.networks} networks={payments.mobile_money} />
        </Method>
        <Method id="card" name={nameOf('card')} icon={CreditCard} words={words.card} />
        <Method
          id="bank-transfer"
          name={nameOf('bank-transfer')}
          icon={Landmark}
          words={words.bank_transfer}
        />
      </div>
    </Section>
  );
}

interface MethodProps {
  id: PaymentMethod;
  name: string;
  icon: IconNode;
  words: IntegrationsWords['methods']['card'];
  /** Only the main method has a picture and a dark background. */
  picture?: ReactNode;
  children?: ReactNode;
}

function Method({ id, name, icon, words, picture, children }: MethodProps) {
  return (
    <article
      id={id}
      className={`stack start ${picture ? 'band ' : ''}${styles.method}`}
      data-leading={picture ? true : undefined}
    >
      <Icon of={icon} size={34} />
      <h3 className={picture ? 'step-3' : 'step-2'}>{name}</h3>
      <p className="quiet measure">{words.text}</p>
      <CheckList items={words.points} />
      {children}
      <ButtonLink href={trialUrl(id)} variant={picture ? 'band' : 'secondary'}>
        {words.cta}
      </ButtonLink>
      {picture}
    </article>
  );
}

/** Each network with the name of its service, as shown on the customer's phone. */
function Wallets({ label, networks }: { label: string; networks: Payments['mobile_money'] }) {
  return (
    <div className={`stack gap-2 full ${styles.networks}`}>
      <p className="quiet small">{label}</p>
      <dl className={`tiles gap-3 ${styles.wallets}`}>
        {networks.map((network) => (
          <div key={network.id} className={styles.wallet}>
            <dt className="quiet small">{network.network}</dt>
            <dd>{network.service}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The work that matched payments save: a ruled list beside its heading and a month's cash flow. */
export function Benefits({ words }: { words: IntegrationsWords['benefits'] }) {
  return (
    <Section id="benefits">
      <div className={`columns split-5-7 ${styles.pair}`}>
        <h2>{words.heading}</h2>
        <ul className="list">
          {words.items.map((item) => (
            <li key={item.title} className={`stack gap-2 ${styles.item}`}>
              <h3 className={`middle gap-3 step-2 ${styles.title}`}>
                <Icon of={X} size={24} />
                {item.title}
              </h3>
              <p className="quiet measure">{item.text}</p>
            </li>
          ))}
        </ul>
        <CashFlowPicture />
      </div>
    </Section>
  );
}
