import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { Industry } from '@accounting-site/content/files/industries';
import { langOf } from '@accounting-site/content/languages/language-tag';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Section } from '@accounting-site/ui/Section';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { routes } from '../../lib/pages/routes.ts';
import { CheckList } from '../../sections/CheckList/CheckList.tsx';
import { NamedIcon } from '../../sections/NamedIcon.tsx';
import { Picture } from '../../sections/Picture/Picture.tsx';
import { DashboardPicture } from '../../sections/ProductPictures/DashboardPicture.tsx';
import { InvoicePicture } from '../../sections/ProductPictures/InvoicePicture.tsx';
import { LedgerPicture } from '../../sections/ProductPictures/LedgerPicture.tsx';
import { readPictures } from '../../sections/ProductPictures/read-pictures.ts';
import { BalanceSheetPicture, BranchesPicture } from '../../sections/ProductPictures/statement-pictures.tsx';
import styles from './Solutions.module.css';
import type { Solution, SolutionsWords } from './solutions-words.ts';

/** Five kinds of business, each with a picture of the product. */
export function Solutions({ words }: { words: SolutionsWords['types'] }) {
  return (
    <Section tone="tint" eyebrow={words.eyebrow} heading={words.heading}>
      <div className={`stack gap-5 ${styles.grid}`}>
        {words.items.map((solution) => (
          <Card key={solution.id} solution={solution} />
        ))}
      </div>
    </Section>
  );
}

function Card({ solution }: { solution: Solution }) {
  const isSales = solution.leads_to === 'sales';
  return (
    <article id={solution.id} className={styles.card}>
      <div className={`stack start ${styles.words}`}>
        <h3 className="step-2">{solution.title}</h3>
        <p className="quiet">{solution.description}</p>
        <CheckList items={solution.features} />
        <ButtonLink
          href={isSales ? '#contact' : trialUrl()}
          variant="secondary"
          aria-label={`${solution.cta}, ${solution.title}`}
        >
          {solution.cta}
        </ButtonLink>
      </div>
      <div className={styles.art}>
        {solution.picture ? (
          <Picture picture={solution.picture} sizes="(min-width: 64rem) 30rem, 92vw" />
        ) : (
          <SolutionPicture id={solution.id} />
        )}
      </div>
    </article>
  );
}

/** A picture of the product for one kind of business. */
function SolutionPicture({ id }: { id: string }) {
  const words = readPictures();
  if (id === 'freelancers') return <InvoicePicture words={words.fee_invoice} />;
  if (id === 'enterprises') return <BranchesPicture />;
  if (id === 'e-commerce') return <LedgerPicture words={words.orders} />;
  if (id === 'accounting-firms') return <BalanceSheetPicture />;
  return <DashboardPicture />;
}

/** The five kinds of business as a ledger index: one line each, which links to its card. */
export function SolutionIndex({ heading, solutions }: { heading: string; solutions: Solution[] }) {
  return (
    <nav className={`raised ${styles.index} screen-only`} aria-labelledby="solution-index">
      <WovenStrip />
      <p id="solution-index" className={`quiet small ${styles.heading}`}>
        {heading}
      </p>
      <ol className="list">
        {solutions.map((solution) => (
          <li key={solution.id}>
            <a href={`#${solution.id}`} className={styles.link}>
              <NamedIcon name={solution.icon} size={22} />
              {solution.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface IndustriesProps {
  words: SolutionsWords['industries'];
  industries: Pick<Industry, 'slug' | 'file' | 'name' | 'card' | 'icon'>[];
}

/** All industries as a directory. The whole line links to the page of the industry. */
export function Industries({ words, industries }: IndustriesProps) {
  return (
    <Section id="industries" eyebrow={words.eyebrow} heading={words.heading} lead={words.lead}>
      <ul className="ruled">
        {industries.map((industry) => (
          <li key={industry.slug} className={styles.industry}>
            <span className={`icon ${styles.icon}`}>
              <NamedIcon name={industry.icon} size={28} />
            </span>
            <h3 lang={langOf(industry.file)}>{industry.name}</h3>
            <p lang={langOf(industry.file)} className="quiet">
              {industry.card}
            </p>
            <a href={routes.industry(industry.slug)} className={`alone strong ${styles.more}`}>
              {words.more}{' '}
              <span className="visually-hidden">
                {fillSlots(words.more_about, { industry: industry.name })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
