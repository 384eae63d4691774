import type { Tokens } from '@accounting-site/ui/contrast/read-tokens';
import { BothThemes } from '../parts/BothThemes.tsx';
import styles from './TypeScale.module.css';

const displaySteps = ['--step-5', '--step-4', '--step-3', '--step-2', '--step-1'];

/** Every step in its font, largest first, with the characters of Ghana's languages. */
export function TypeScale({ tokens }: { tokens: Tokens }) {
  const steps = tokens.jobs.filter(({ name }) => name.startsWith('--step-')).reverse();
  return (
    <BothThemes name="Headings in the display face, text in the system's">
      {() => (
        <dl>
          {steps.map(({ name, value }) => (
            <div key={name} className={styles.step}>
              <dt>
                <code>{name}</code> <span className="quiet">{value}</span>
              </dt>
              <dd
                className={displaySteps.includes(name) ? styles.display : styles.text}
                style={{ fontSize: `var(${name})` }}
              >
                Paid by MoMo: GH₵1,250.00 ɛ ɔ ŋ
              </dd>
            </div>
          ))}
        </dl>
      )}
    </BothThemes>
  );
}
