import type { PriceList } from '@accounting-site/content/facts';
import { formatPrice } from '@accounting-site/content/money';
import { selfHosted } from '@accounting-site/content/plan-choices';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Section } from '@accounting-site/ui/Section';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { nextPrice } from '../../lib/plans/next-price.ts';
import { requestLink } from '../../lib/plans/plan-link.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import styles from './Deployment.module.css';
import type { HomeWords } from './home-words.ts';

/** The two ways to run the product, with their prices. */
export function Deployment({
  words,
  deployments,
}: {
  words: HomeWords['deployment'];
  deployments: PriceList['deployments'];
}) {
  return (
    <Section id="deployment" eyebrow={words.eyebrow} heading={words.heading} lead={words.lead}>
      <div className={`columns split-7-5 ${styles.pair}`}>
        <Card
          words={words.cloud}
          deployment={deployments.cloud}
          next={nextPrice(deployments.cloud, words.next)}
          from={words.from}
          href={trialUrl()}
        />
        <Card
          words={words.self_hosted}
          deployment={deployments.self_hosted}
          next={nextPrice(deployments.self_hosted, words.next)}
          href={requestLink(selfHosted)}
          secondary
        />
      </div>
    </Section>
  );
}

interface CardProps {
  words: HomeWords['deployment']['cloud'];
  deployment: PriceList['deployments']['cloud'];
  next: string | undefined;
  from?: string;
  href: string;
  secondary?: boolean;
}

function Card({ words, deployment, next, from, href, secondary }: CardProps) {
  return (
    <article className={`stack start ${styles.card}`} data-weight={secondary ? 'second' : 'first'}>
      <h3 className="step-2">{deployment.name}</h3>
      <p className={styles.price}>
        {from && <span className={`quiet small ${styles.small}`}>{from} </span>}
        {formatPrice(deployment.price)}{' '}
        <span className={`quiet small ${styles.small}`}>{deployment.period}</span>
      </p>
      {next && <p className="small">{next}</p>}
      <p>{words.text}</p>
      <CheckList items={words.points} />
      <ButtonLink
        href={href}
        variant={secondary ? 'secondary' : 'primary'}
        aria-label={`${words.cta}, ${deployment.name}`}
      >
        {words.cta}
      </ButtonLink>
    </article>
  );
}
