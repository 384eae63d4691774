import { readBrand, readContact, readNavigation } from '@accounting-site/content/facts/facts';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { readWords } from '@accounting-site/content/reading/pages';
import { Icon } from '@accounting-site/ui/Icon';
import { Menu, Phone, X } from 'lucide';
import type { ReactNode } from 'react';
import { routes } from '../../lib/pages/routes.ts';
import { phoneLink } from '../../lib/text/contact-links.ts';
import { frameSchema } from '../_parts/frame-words.ts';
import { Logo } from '../Logo/Logo.tsx';
import styles from './Header.module.css';
import { NavigationLinks } from './NavigationLinks.tsx';

interface HeaderProps {
  /** Path of the current page, to mark it in the navigation. */
  path: string;
  /** The language of its texts, which is not that of the page where the page is not translated. */
  language: string;
  /** The session-dependent part, for the bar and for the menu. */
  account?: ReactNode;
  menuAccount?: ReactNode;
}

/**
 * The bar at the top of every page. On small screens its links are in a menu that works without JavaScript.
 */
export function Header({ path, language, account, menuAccount }: HeaderProps) {
  const brand = readBrand();
  const contact = readContact();
  const { links, words } = inLanguage(language, () => ({
    links: readNavigation().header,
    words: readWords('en/frame.yaml', frameSchema).header,
  }));
  return (
    <header
      className={`${styles.header} shown-whole`}
      data-header
      data-home={path === routes.home || path === routes.features || undefined}
    >
      <div className={`content ${styles.bar}`}>
        <a href={routes.home} className={styles.home} aria-label={`${brand.name}, ${words.home}`}>
          <Logo name={brand.name} />
        </a>
        <nav className={`${styles.links} screen-only`} aria-label={words.navigation}>
          <NavigationLinks links={links} path={path} />
        </nav>
        <a
          href={phoneLink(contact)}
          className={styles.phone}
          aria-label={`${words.call} ${contact.phone_display}`}
        >
          <Icon of={Phone} size={18} />
          <span className={styles.number}>{contact.phone_display}</span>
        </a>
        <div className={`${styles.account} screen-only`}>{account}</div>
        <details className={`${styles.menu} screen-only`} data-menu>
          <summary className={styles.toggle} aria-label={words.menu}>
            <span className={styles.opens}>
              <Icon of={Menu} size={26} />
            </span>
            <span className={styles.closes}>
              <Icon of={X} size={26} />
            </span>
          </summary>
          <div className={styles.panel}>
            <nav aria-label={words.navigation}>
              <NavigationLinks links={links} path={path} />
            </nav>
            <a href={phoneLink(contact)} className={styles.panelPhone}>
              <Icon of={Phone} size={18} />
              {contact.phone_display}
            </a>
            <div>{menuAccount}</div>
          </div>
        </details>
      </div>
    </header>
  );
}
