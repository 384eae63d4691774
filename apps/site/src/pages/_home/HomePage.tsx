import { readClaims, readPlans } from '@accounting-site/content/facts';
import { readTestimonials } from '@accounting-site/content/testimonials';
import { ButtonLink } from '@accounting-site/ui/Button';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { ClosingBanner } from '../../sections/ClosingBanner/ClosingBanner.tsx';
import { DemoButton } from '../../sections/DemoButton/DemoButton.tsx';
import { Assistant } from './Assistant.tsx';
import { Deployment } from './Deployment.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import type { HomeWords } from './home-words.ts';
import { Stats } from './Stats.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Till } from './Till.tsx';

/** The sections of the home page, shown at / and at /features. */
export function HomePage({ words }: { words: HomeWords }) {
  return (
    <>
      <Hero words={words.hero} />
      <Features words={words.features} />
      <Till words={words.till} />
      <Assistant words={words.assistant} />
      <Deployment words={words.deployment} deployments={readPlans().deployments} />
      <Stats words={words.stats} stats={readClaims().stats} />
      <Testimonials words={words.testimonials} testimonials={readTestimonials()} />
      <ClosingBanner heading={words.closing.heading} text={words.closing.text}>
        <ButtonLink href={trialUrl()} variant="band" size="large">
          {words.closing.trial}
        </ButtonLink>
        <DemoButton variant="bandQuiet" size="large">
          {words.closing.demo}
        </DemoButton>
      </ClosingBanner>
    </>
  );
}
