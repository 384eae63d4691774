import { contentDay } from '@accounting-site/content/dates/content-day';
import {
  type Brand,
  readBrand,
  readContact,
  readHours,
  readNavigation,
} from '@accounting-site/content/facts/facts';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { readWords } from '@accounting-site/content/reading/pages';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { inEachLanguage } from '../../lib/languages/other-languages.ts';
import { href, routes } from '../../lib/pages/routes.ts';
import { frameSchema } from '../_parts/frame-words.ts';
import { Logo } from '../Logo/Logo.tsx';
import styles from './Footer.module.css';

interface FooterProps {
  /** Path of the page in the first language, to which the switch to other languages leads. */
  path: string;
  /** The language of its texts, which is not that of the page where the page is not translated. */
  language: string;
}

/** The footer of every page: four columns of links, social links, languages and the company's details. */
export function Footer({ path, language }: FooterProps) {
  const { brand, contact, hours, columns, words } = inLanguage(language, () => ({
    brand: readBrand(),
    contact: readContact(),
    hours: readHours(),
    columns: readNavigation().footer,
    words: readWords('en/frame.yaml', frameSchema).footer,
  }));
  return (
    <footer className={`${styles.footer} screen-only`}>
      <WovenStrip />
      <div className={`content ${styles.content}`}>
        <div className="stack gap-3 start">
          <Logo name={brand.name} />
          <p>{brand.promise}</p>
          <p className={styles.quiet}>
            {contact.address.street}, {contact.address.area}, {contact.address.city}
            <br />
            {hours.weekly[0]?.label} {hours.weekly[0]?.text}
          </p>
        </div>
        <nav className={styles.columns} aria-label={words.navigation}>
          {columns.map((column) => (
            <div key={column.heading}>
              <h2 className={styles.heading}>{column.heading}</h2>
              <ul className="list">
                {column.links.map((link) => (
                  <li key={link.path}>
                    <a href={href(link.path)}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={`cluster middle spread ${styles.last}`}>
          <p className={styles.quiet}>
            © <span data-year>{contentDay().slice(0, 4)}</span> {brand.name}. {brand.copyright}.
          </p>
          <a href={routes.accessibility}>{words.accessibility}</a>
          <OtherLanguages path={path} language={language} />
          <SocialLinks brand={brand} label={words.social} />
          <PageWeight text={words.weight} />
        </div>
      </div>
    </footer>
  );
}

/**
 * The data that the page uses on a metered network. The figures are known only after the whole site is built,
 * when integrations/finish-site/state-weights.ts replaces the dashes with them.
 */
function PageWeight({ text }: { text: string }) {
  // A figure and its unit stay on one line.
  const parts = text.replaceAll('] ', ']\u00a0').split(/\[(page|once)\]/);
  return (
    <p className={styles.quiet}>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <data key={part} value={part}>
            –
          </data>
        ),
      )}
    </p>
  );
}

/** Links to the same page in the other languages, each in its own. Shows nothing if there are none. */
function OtherLanguages({ path, language }: FooterProps) {
  const others = inEachLanguage(path).filter(({ id }) => id !== language);
  return others.map(({ tag, name, path: address, offer }) => (
    <a key={tag} href={address} hrefLang={tag} lang={tag} data-offer={offer.text} data-no={offer.no}>
      {name}
    </a>
  ));
}

/** Links to the company's social pages. Shows nothing if there are none. */
export function SocialLinks({ brand, label }: { brand: Brand; label: string }) {
  if (brand.social.length === 0) return null;
  return (
    <ul className={`cluster ${styles.social}`} aria-label={label}>
      {brand.social.map((page) => (
        <li key={page.url}>
          <a href={page.url} rel="me noopener">
            {page.network}
          </a>
        </li>
      ))}
    </ul>
  );
}
