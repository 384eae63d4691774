import { ButtonLink } from '@accounting-site/ui/Button';
import { Icon } from '@accounting-site/ui/Icon';
import { Mail } from 'lucide';
import { mailLink } from '../../lib/text/contact-links.ts';
import styles from './Careers.module.css';
import type { CareersWords } from './careers-words.ts';

/** The open positions; an empty page of an exercise book if there are none. */
export function OpenPositions({ words, address }: { words: CareersWords['positions']; address: string }) {
  return (
    <section className={styles.sheet} aria-labelledby="positions">
      <h2 id="positions" className={`step-2 ${styles.title}`}>
        {words.heading}
      </h2>
      <h3 className={styles.heading}>{words.empty_heading}</h3>
      <p className={`measure ${styles.text}`}>{words.empty_text}</p>
      <p className={styles.action}>
        <ButtonLink href={mailLink(address, words.subject)} size="large" icon={<Icon of={Mail} />}>
          {words.submit}
        </ButtonLink>
      </p>
      <p className="quiet small">
        {words.address_note} <span className={`strong anywhere ${styles.address}`}>{address}</span>
      </p>
    </section>
  );
}

/** Strips of woven cloth: three sewn side by side, and a needle at the fourth. */
export function ClothPicture({ description }: { description: string }) {
  return (
    <svg className={`picture ${styles.cloth}`} viewBox="0 0 460 400" role="img" aria-label={description}>
      <defs>
        <pattern id="strip" width="100" height="160" patternUnits="userSpaceOnUse">
          <path className={styles.warp} d="M0 0h100v160H0z" />
          <path className={styles.gold} d="M14 0h6v80h-6zM80 0h6v80h-6zM0 84h100v8H0zM0 148h100v8H0z" />
          <path className={styles.ink} d="M34 0h4v80h-4zM62 0h4v80h-4zM0 92h100v10H0zM0 138h100v10H0z" />
          <path className={styles.clay} d="M0 102h100v36H0z" />
          <path className={styles.gold} d="M44 106h12v4h12v6h12v8H68v6H56v4H44v-4H32v-6H20v-8h12v-6h12z" />
          <path className={styles.ink} d="M44 114h12v12H44z" />
        </pattern>
      </defs>
      <g fill="url(#strip)">
        <path d="M0 0h100v400H0z" />
        <path d="M0 0h100v560H0z" transform="translate(103 -80)" />
        <path d="M0 0h100v400H0z" transform="translate(206)" />
        <path d="M0 0h100v560H0z" transform="translate(306 -100) rotate(-6)" />
      </g>
      <path
        className={styles.yarn}
        d="M300 8l24 12-24 12 27 12-27 12 29 12-29 12 32 12-32 12 34 12-34 12 36 12-36 12 38 12c30 12 20 50-6 60"
      />
      <path className={styles.needle} d="M346 202l-34 96" />
    </svg>
  );
}
