import type { Industry } from '@accounting-site/content/industries';
import { Section } from '@accounting-site/ui/Section';
import type { ReactNode } from 'react';
import { TrialBanner } from '../../sections/TrialBanner/TrialBanner.tsx';
import { ExampleLedger } from './ExampleLedger.tsx';
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

/** The page of one industry: the product, problems, solutions, an example month and a guide. */
export function IndustryPage({ industry, others, words, children }: IndustryPageProps) {
  return (
    <>
      <IndustryHero industry={industry} words={words} />
      <Pains heading={words.pains} pains={industry.pains} />
      <IndustryFeatures heading={words.features} features={industry.features} />
      <Section tone="tint">
        <ExampleLedger example={industry.example} words={words} />
      </Section>
      <IndustryGuide heading={words.faqs} faqs={industry.faqs}>
        {children}
      </IndustryGuide>
      <OtherIndustries heading={words.others} industries={others} />
      <TrialBanner words={{ ...words.closing, trial: words.trial }} />
    </>
  );
}
