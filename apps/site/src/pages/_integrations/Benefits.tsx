import { Icon } from '@accounting-site/ui/Icon';
import { Section } from '@accounting-site/ui/Section';
import { X } from 'lucide';
import { CashFlowPicture } from '../../sections/ProductPictures/CashFlowPicture.tsx';
import styles from './Integrations.module.css';
import type { IntegrationsWords } from './integrations-words.ts';

/** The work that matched payments save: a ruled list beside its heading and a month's cash flow. */
export function Benefits({ words }: { words: IntegrationsWords['benefits'] }) {
  return (
    <Section id="benefits">
      <div className={`columns split-5-7 ${styles.pair}`}>
        <h2>{words.heading}</h2>
        <ul className="list">
          {words.items.map((item) => (
            <li key={item.title} className={`stack gap-2 ${styles.item}`}>
              <h3 className={styles.title}>
                <Icon of={X} size={24} />
                {item.title}
              </h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        <CashFlowPicture />
      </div>
    </Section>
  );
}
