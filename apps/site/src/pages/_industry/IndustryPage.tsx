import type { Industry } from '@accounting-site/content/industries';
import { ButtonLink } from '@accounting-site/ui/Button';
import type { ReactNode } from 'react';
import { trialUrl } from '../../lib/app-host.ts';
import { routes } from '../../lib/routes.ts';
import { ClosingBanner } from '../../sections/ClosingBanner/ClosingBanner.tsx';
import { IndustryFeatures } from './IndustryFeatures.tsx';
import { IndustryGuide } from './IndustryGuide.tsx';
import { IndustryHero } from './IndustryHero.tsx';
import type { IndustryPageWords } from './industry-words.ts';
import { OtherIndustries } from './OtherIndustries.tsx';
import { Pains } from './Pains.tsx';

interface IndustryPageProps {
  industry: Industry;
  others: Industry[];
  words: IndustryPageWords;
  /** The guide of the industry, from its Markdown. */
  children?: ReactNode;
}

/** The sections of one industry's page: an example month, what hurts, what helps, a guide with questions. */
export function IndustryPage({ industry, others, words, children }: IndustryPageProps) {
  return (
    <>
      <IndustryHero industry={industry} words={words} />
      <Pains heading={words.pains} pains={industry.pains} />
      <IndustryFeatures heading={words.features} features={industry.features} />
      <IndustryGuide heading={words.faqs} faqs={industry.faqs}>
        {children}
      </IndustryGuide>
      <OtherIndustries heading={words.others} industries={others} />
      <ClosingBanner heading={words.closing.heading} text={words.closing.text}>
        <ButtonLink href={trialUrl()} variant="band" size="large">
          {words.trial}
        </ButtonLink>
        <ButtonLink href={routes.pricing} variant="bandQuiet" size="large">
          {words.closing.pricing}
        </ButtonLink>
      </ClosingBanner>
    </>
  );
}
