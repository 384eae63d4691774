import type { Industry } from '@accounting-site/content/files/industries';
import { ButtonLink } from '@accounting-site/ui/Button';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { routes } from '../../lib/pages/routes.ts';
import { Breadcrumb } from '../../sections/Article/ArticleHeader.tsx';
import { readArticleWords } from '../../sections/Article/article-words.ts';
import { InvoicePicture } from '../../sections/ProductPictures/InvoicePicture.tsx';
import {
  ClinicBillPicture,
  GrantReportPicture,
  JobCostPicture,
  RestaurantPicture,
  RetailPicture,
  TimesheetPicture,
} from '../../sections/ProductPictures/industry-pictures.tsx';
import styles from './Industry.module.css';
import type { IndustryPageWords } from './industry-words.ts';

const scenes = new Map([
  ['retail', RetailPicture],
  ['restaurants', RestaurantPicture],
  ['construction', JobCostPicture],
  ['healthcare', ClinicBillPicture],
  ['professional-services', TimesheetPicture],
  ['nonprofits', GrantReportPicture],
]);

/**
 * The top of the page: breadcrumb, promise, buttons to start, and a picture of the product in this industry.
 */
export function IndustryHero({ industry, words }: { industry: Industry; words: IndustryPageWords }) {
  // An industry without its own picture shows an invoice.
  const Scene = scenes.get(industry.slug) ?? InvoicePicture;
  return (
    <div className={`${styles.hero} shown-whole`}>
      <div className={`content columns split-6-5 middle ${styles.content}`}>
        <div className={`stack start wide ${styles.words}`}>
          <Breadcrumb
            label={readArticleWords().breadcrumb}
            trail={[{ label: words.solutions, path: routes.solutions }]}
          />
          <p className={`step-1 ${styles.name}`}>{industry.name}</p>
          <h1>{industry.heading}</h1>
          <p className={`lead ${styles.lead}`}>{industry.lead}</p>
          <div className="cluster">
            <ButtonLink href={trialUrl()} size="large">
              {words.trial}
            </ButtonLink>
            <ButtonLink href={`${routes.solutions}#contact`} variant="secondary" size="large">
              {words.sales}
            </ButtonLink>
          </div>
          <p className="quiet small">{words.note}</p>
        </div>
        <Scene />
      </div>
      <WovenStrip />
    </div>
  );
}
