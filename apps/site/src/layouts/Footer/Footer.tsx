import { contentDay } from '@accounting-site/content/content-day';
import {
  type Brand,
  readBrand,
  readContact,
  readHours,
  readNavigation,
} from '@accounting-site/content/facts';
import { readWords } from '@accounting-site/content/pages';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { href, routes } from '../../lib/pages/routes.ts';
import { frameSchema } from '../_parts/frame-words.ts';
import { Logo } from '../Logo/Logo.tsx';
import styles from './Footer.module.css';

/** The footer of every page: four columns of links, social links and the company's details. */
export function Footer() {
  const brand = readBrand();
  const contact = readContact();
  const hours = readHours();
  const { footer: columns } = readNavigation();
  const { footer: words } = readWords('en/frame.yaml', frameSchema);
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
