import { ButtonLink } from '@accounting-site/ui/Button';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { routes } from '../../lib/pages/routes.ts';
import { ClosingBanner } from '../ClosingBanner/ClosingBanner.tsx';

interface TrialBannerProps {
  words: { heading: string; text: string; trial: string; pricing: string };
}

/** The closing banner of a page, with links to the trial and to the prices. */
export function TrialBanner({ words }: TrialBannerProps) {
  return (
    <ClosingBanner heading={words.heading} text={words.text}>
      <ButtonLink href={trialUrl()} size="large">
        {words.trial}
      </ButtonLink>
      <ButtonLink href={routes.pricing} variant="secondary" size="large">
        {words.pricing}
      </ButtonLink>
    </ClosingBanner>
  );
}
