import { readBrand, readContact, readHours, readNavigation } from '@accounting-site/content/facts';
import { readWords } from '@accounting-site/content/pages';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { href, routes } from '../../lib/pages/routes.ts';
import { frameSchema } from '../_parts/frame-words.ts';
import { Logo } from '../Logo/Logo.tsx';
import styles from './Footer.module.css';
import { PageWeight } from './PageWeight.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** The footer of every page: four columns of links, social links and the company's details. */
export function Footer() {
  const brand = readBrand();
  const contact = readContact();
  const hours = readHours();
  const { footer: columns } = readNavigation();
  const { footer: words } = readWords('en/frame.yaml', frameSchema);
  return (
    <footer className={styles.footer}>
      <WovenStrip />
      <div className={styles.content}>
        <div className={styles.about}>
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
              <ul className={styles.list}>
                {column.links.map((link) => (
                  <li key={link.path}>
                    <a href={href(link.path)} className={styles.link}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.last}>
          <p className={styles.quiet}>
            © <span data-year>{new Date().getFullYear()}</span> {brand.name}. {brand.copyright}.{' '}
            <a href={routes.accessibility} className={styles.link}>
              {words.accessibility}
            </a>
          </p>
          <SocialLinks brand={brand} label={words.social} />
          <PageWeight text={words.weight} />
        </div>
      </div>
    </footer>
  );
}
