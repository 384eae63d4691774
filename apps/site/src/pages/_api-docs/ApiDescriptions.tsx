import { appHostBasePath, openApiPath, siteBasePath } from '@accounting-site/contract/call-paths';
import { appHost } from '../../lib/app-host.ts';
import type { MaintenanceWords } from '../../sections/Maintenance/maintenance-words.ts';
import styles from './ApiDescriptions.module.css';

/** What there is to call, for programs. Another application describes its own calls. */
export function ApiDescriptions({ words }: { words: MaintenanceWords['descriptions'] }) {
  return (
    <section aria-labelledby="descriptions" className={styles.descriptions}>
      <h2 id="descriptions" className={styles.heading}>
        {words.heading}
      </h2>
      <p className={styles.text}>{words.text}</p>
      <ul className={styles.list}>
        {appHost === '' ? (
          <li>
            <a href={appHostBasePath + openApiPath} className={styles.link}>
              {words.application}
            </a>
          </li>
        ) : null}
        <li>
          <a href={siteBasePath + openApiPath} className={styles.link}>
            {words.site}
          </a>
        </li>
      </ul>
    </section>
  );
}
