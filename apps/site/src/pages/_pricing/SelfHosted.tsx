import { routes } from '../../lib/pages/routes.ts';
import type { PricingWords } from './pricing-words.ts';
import styles from './SelfHosted.module.css';

/** Self-hosting, in one line below the plans. */
export function SelfHosted({ words }: { words: PricingWords['self_hosted'] }) {
  return (
    <div className={`stack ${styles.line} screen-only`}>
      <h2 className="step-1">{words.heading}</h2>
      <p>{words.text}</p>
      <a href={`${routes.home}#deployment`} className="alone strong">
        {words.link}
      </a>
    </div>
  );
}
