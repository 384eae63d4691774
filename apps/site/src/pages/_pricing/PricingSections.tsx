import type { PriceList } from '@accounting-site/content/facts/facts';
import { formatPrice } from '@accounting-site/content/money/money';
import { Disclosure } from '@accounting-site/ui/Disclosure';
import { Section } from '@accounting-site/ui/Section';
import { href } from '../../lib/pages/routes.ts';
import { RunningCostsPicture } from '../../sections/ProductPictures/statement-pictures.tsx';
import styles from './PricingPage.module.css';
import type { PricingWords } from './pricing-words.ts';

/** FAQs about money, beside a picture of a shop's monthly costs. Shows nothing if there are none. */
export function PricingFaqs({ words }: { words: PricingWords['faqs'] }) {
  if (words.items.length === 0) return null;
  return (
    <div className="screen-only">
      <Section tone="tint" id="faqs">
        <div className={`columns split-5-7 ${styles.faqs}`}>
          <div className="stack gap-6 start">
            <h2>{words.heading}</h2>
            <RunningCostsPicture />
          </div>
          <div>
            {words.items.map((item) => (
              <Disclosure key={item.question} summary={item.question}>
                <p>{item.answer}</p>
                {item.links && (
                  <div className="links">
                    {item.links.map(({ label, path }) => (
                      <a key={path} href={href(path)} className="alone strong">
                        {label}
                      </a>
                    ))}
                  </div>
                )}
              </Disclosure>
            ))}
            <a href={href(words.more.path)} className="alone strong">
              {words.more.label}
            </a>
          </div>
        </div>
      </Section>
    </div>
  );
}

interface PaperFootProps {
  words: PricingWords['print'];
  /** The self-hosted price from a later day, if one is announced. */
  next: string | undefined;
  selfHosted: PriceList['deployments']['self_hosted'];
}

/** The text below the table of the printed price list: the self-hosted price, and whom to ask. */
export function PaperFoot({ words, next, selfHosted }: PaperFootProps) {
  return (
    <dl className={`content ${styles.foot}`}>
      <div className={styles.own}>
        <dt>{selfHosted.name}</dt>
        <dd>
          {words.from} {formatPrice(selfHosted.price)} {selfHosted.period}
          {next && <div>{next}</div>}
        </dd>
      </div>
      {words.contact.map((way) => (
        <div key={way.label}>
          <dt>{way.label}</dt>
          <dd>{way.text}</dd>
        </div>
      ))}
    </dl>
  );
}
