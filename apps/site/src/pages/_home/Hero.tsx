import { Badge } from '@accounting-site/ui/Badge';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { LinkRow } from '@accounting-site/ui/LinkRow';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { Play } from 'lucide';
import { trialUrl } from '../../lib/pages/app-host.ts';
import { href } from '../../lib/pages/routes.ts';
import { DemoButton } from '../../sections/DemoButton/DemoButton.tsx';
import { PaidInvoicePicture } from '../../sections/ProductPictures/PaidInvoicePicture.tsx';
import styles from './Home.module.css';
import type { HomeWords } from './home-words.ts';

/** The product in one line, two buttons to start, a picture of the product, and what a visitor asks first. */
export function Hero({ words }: { words: HomeWords['hero'] }) {
  return (
    <div className="shown-whole">
      <div className={`content columns split-6-5 middle ${styles.hero}`}>
        <div className={`stack gap-5 start ${styles.opening}`}>
          <Badge>{words.badge}</Badge>
          <h1>{words.heading}</h1>
          <p className="lead short">{words.lead}</p>
          <div className="cluster">
            <ButtonLink href={trialUrl()} size="large">
              {words.trial}
            </ButtonLink>
            <DemoButton storyboard variant="secondary" size="large" icon={<Icon of={Play} />}>
              {words.demo}
            </DemoButton>
          </div>
          <p className="quiet small">{words.note}</p>
        </div>
        <PaidInvoicePicture />
        <LinkRow links={words.links.map(({ label, path }) => ({ label, href: href(path) }))} />
      </div>
      <WovenStrip />
    </div>
  );
}
