import { contrastRules, decoration } from '@accounting-site/ui/contrast/contrast-rules';
import { colourNames, resolveToken, type Theme, type Tokens } from '@accounting-site/ui/contrast/read-tokens';
import { measureContrast } from '@accounting-site/ui/contrast/unreadable-pairs';
import { BothThemes } from '../parts/Specimen.tsx';
import styles from './Tokens.module.css';

/** First tier: raw colours, the same in both themes. */
export function Palette({ tokens }: { tokens: Tokens }) {
  return (
    <ul className={`fill-tiles ${styles.palette}`}>
      {tokens.palette.map(({ name, value }) => (
        <li key={name}>
          <div className={styles.colour} style={{ background: value }} />
          <code className={`tiny ${styles.line}`}>{name}</code>
          <code className={`quiet tiny ${styles.line}`}>{value}</code>
        </li>
      ))}
    </ul>
  );
}

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
    <li className={`tiny ${styles.job}`}>
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
      className={`figures ${styles.pair}`}
      style={{ color: `var(${name})`, background: `var(${ground})` }}
      title={`on ${ground}`}
    >
      {contrast.toFixed(1)}
    </span>
  );
}

const displaySteps = ['--step-5', '--step-4', '--step-3', '--step-2', '--step-1'];

/** Every step in its font, largest first, with the characters of Ghana's languages. */
export function TypeScale({ tokens }: { tokens: Tokens }) {
  const steps = tokens.jobs.filter(({ name }) => name.startsWith('--step-')).reverse();
  return (
    <BothThemes name="Headings in the display face, text in the system's">
      {() => (
        <dl>
          {steps.map(({ name, value }) => (
            <div key={name} className={`tiny ${styles.step}`}>
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

/** Spacing as bars, corner radii and shadows on tiles, and the minimum target size. */
export function Shapes({ tokens }: { tokens: Tokens }) {
  const named = (start: string) => tokens.jobs.filter(({ name }) => name.startsWith(start));
  return (
    <BothThemes name="Spaces, corners, shadows, the least target">
      {() => (
        <>
          <dl className="tiny">
            {[...named('--space-'), ...named('--gutter'), ...named('--target')].map(({ name, value }) => (
              <div key={name} className={styles.space}>
                <dt>
                  <code>{name}</code> <span className={`quiet ${styles.line}`}>{value}</span>
                </dt>
                <dd className={styles.bar} style={{ width: `var(${name})` }} />
              </div>
            ))}
          </dl>
          <ul className={`fill-tiles gap-5 tiny ${styles.tiles}`}>
            {named('--radius-').map(({ name, value }) => (
              <li key={name} className={styles.tile} style={{ borderRadius: `var(${name})` }}>
                <code>{name}</code> {value}
              </li>
            ))}
            {named('--shadow-').map(({ name }) => (
              <li key={name} className={styles.tile} style={{ boxShadow: `var(${name})` }}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </BothThemes>
  );
}
