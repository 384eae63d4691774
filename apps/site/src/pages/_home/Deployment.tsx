import { type PriceList, readBrand } from '@accounting-site/content/facts/facts';
import { formatPrice } from '@accounting-site/content/money/money';
import { selfHosted } from '@accounting-site/content/money/plan-choices';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import { Section } from '@accounting-site/ui/Section';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { routes } from '../../lib/pages/routes.ts';
import { requestLink } from '../../lib/plans/plan-link.ts';
import { nextPrice } from '../../lib/plans/plan-prices.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { Receipt } from '../../sections/ProductPictures/parts/Receipt.tsx';
import { Row, Total } from '../../sections/ProductPictures/parts/Rows.tsx';
import styles from './Home.module.css';
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
    <Section id="deployment">
      <div className="stack gap-6">
        <div className="columns split-7-5 middle">
          <div className="stack gap-3">
            <Eyebrow>{words.eyebrow}</Eyebrow>
            <h2>{words.heading}</h2>
            <p className="lead measure">{words.lead}</p>
          </div>
          <PriceSlip words={words.slip} cloud={deployments.cloud} />
        </div>
        <div className="columns split-7-5 gap-5">
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
            from={words.from}
            href={requestLink(selfHosted)}
            secondary
          />
        </div>
      </div>
    </Section>
  );
}

interface CardProps {
  words: HomeWords['deployment']['cloud'];
  deployment: PriceList['deployments']['cloud'];
  next: string | undefined;
  from: string;
  href: string;
  secondary?: boolean;
}

function Card({ words, deployment, next, from, href, secondary }: CardProps) {
  return (
    <article className={`card stack start ${styles.deployment} ${secondary ? '' : `raised ${styles.first}`}`}>
      <h3 className="step-2">{deployment.name}</h3>
      <p className="quiet">
        {from}{' '}
        <strong className={`display step-4 figures ${styles.price}`}>{formatPrice(deployment.price)}</strong>{' '}
        {deployment.period}
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

interface PriceSlipProps {
  words: HomeWords['deployment']['slip'];
  cloud: PriceList['deployments']['cloud'];
}

/** What the product costs, as the receipt of a till: nothing at first, and then the lowest price. */
function PriceSlip({ words, cloud }: PriceSlipProps) {
  return (
    <div className={styles.slip}>
      <Receipt>
        <strong className="display step-1">{readBrand().name}</strong>
        <Row label={words.trial} note={words.note} amount={0} />
        <Total label={words.from} note={cloud.period} amount={cloud.price} />
        <a href={routes.pricing} className="alone">
          {words.link}
        </a>
      </Receipt>
    </div>
  );
}
