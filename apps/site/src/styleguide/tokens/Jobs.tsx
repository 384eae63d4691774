import { contrastRules, decoration } from '@accounting-site/ui/contrast/contrast-rules';
import { measureContrast } from '@accounting-site/ui/contrast/measure-contrast';
import { colourNames, resolveToken, type Theme, type Tokens } from '@accounting-site/ui/contrast/read-tokens';
import { BothThemes } from '../parts/BothThemes.tsx';
import styles from './Jobs.module.css';

/** Second tier: the purpose of each colour, and its required contrast on each background. */
export function Jobs({ tokens }: { tokens: Tokens }) {
  return (
    <BothThemes name="Each on the grounds it stands on, with its contrast and the least it may have">
      {(theme) => (
        <ul className="list">
          {colourNames(tokens).map((name) => (
            <Job key={name} {...{ tokens, name, theme }} />
          ))}
        </ul>
      )}
    </BothThemes>
  );
}

interface JobProps {
  tokens: Tokens;
  name: string;
  theme: Theme;
}

function Job({ tokens, name, theme }: JobProps) {
  const note = tokens.jobs.find((token) => token.name === name)?.note;
  const rules = contrastRules.filter(({ colours }) => colours.includes(name));
  return (
    <li className={styles.job}>
      <span className={styles.swatch} style={{ background: `var(${name})` }} />
      <div>
        <code>{name}</code> <span className="quiet">{decoration.includes(name) ? 'decoration' : note}</span>
        {rules.map(({ use, least, on }) => (
          <p key={use} className={`cluster middle ${styles.rule}`}>
            {use}, {least}:1
            {on.map((ground) => (
              <Pair key={ground} {...{ tokens, name, theme, ground }} />
            ))}
          </p>
        ))}
      </div>
    </li>
  );
}

function Pair({ tokens, name, theme, ground }: JobProps & { ground: string }) {
  const contrast = measureContrast(resolveToken(tokens, name, theme), resolveToken(tokens, ground, theme));
  return (
    <span
      className={styles.pair}
      style={{ color: `var(${name})`, background: `var(${ground})` }}
      title={`on ${ground}`}
    >
      {contrast.toFixed(1)}
    </span>
  );
}
