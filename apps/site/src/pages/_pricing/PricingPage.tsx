import { readClaims, readPlans } from '@accounting-site/content/facts';
import { ButtonLink } from '@accounting-site/ui/Button';
import type { ReactNode } from 'react';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { routes } from '../../lib/pages/routes.ts';
import { ClosingBanner } from '../../sections/ClosingBanner/ClosingBanner.tsx';
import { BillingToggle } from './BillingToggle.tsx';
import { Calculator } from './Calculator.tsx';
import { Comparison } from './Comparison.tsx';
import { PaperFoot } from './PaperFoot.tsx';
import { Plans } from './Plans.tsx';
import { PricingFaqs } from './PricingFaqs.tsx';
import { PricingHero } from './PricingHero.tsx';
import type { PricingWords } from './pricing-words.ts';
import { SelfHosted } from './SelfHosted.tsx';

/** The sections of the pricing page. The form of the savings calculator is its child. */
export function PricingPage({ words, children }: { words: PricingWords; children?: ReactNode }) {
  const { plans, dated, deployments, yearly_saving_claim_percent: percent } = readPlans();
  const claim = readClaims().yearly_saving ? percent : undefined;
  return (
    <>
      <PricingHero words={words} dated={dated}>
        <BillingToggle words={words.billing} plans={plans} claim={claim} />
      </PricingHero>
      <Plans words={words} plans={plans} />
      <SelfHosted words={words.self_hosted} />
      <Calculator words={words.calculator}>{children}</Calculator>
      <Comparison words={words} plans={plans} />
      <PaperFoot words={words.print} selfHosted={deployments.self_hosted} />
      <PricingFaqs words={words.faqs} />
      <ClosingBanner heading={words.closing.heading} text={words.closing.text}>
        <ButtonLink href={trialUrl()} variant="band" size="large">
          {words.closing.trial}
        </ButtonLink>
        <ButtonLink href={routes.contact} variant="bandQuiet" size="large">
          {words.closing.sales}
        </ButtonLink>
      </ClosingBanner>
    </>
  );
}
