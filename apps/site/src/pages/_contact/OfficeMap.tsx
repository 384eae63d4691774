import type { Contact } from '@accounting-site/content/facts';
import { ButtonLink } from '@accounting-site/ui/Button';
import type { ContactWords } from './contact-words.ts';
import { MapPicture } from './MapPicture.tsx';
import styles from './OfficeMap.module.css';

const frameName = 'office-map';

/**
 * A drawn picture of the streets, with an empty frame over it that a link fills with the real map. The map's
 * server hears nothing of a visitor who did not ask. A lazy frame in closed details was tried: browsers load
 * it at once where script is off.
 */
export function OfficeMap({ words, map }: { words: ContactWords['map']; map: Contact['map'] }) {
  return (
    <div className={styles.map}>
      <div className={styles.pane}>
        <MapPicture description={words.description} />
        <iframe className={styles.frame} name={frameName} title={words.frame} />
      </div>
      <div className={styles.actions}>
        <ButtonLink href={map.embed_url} target={frameName} variant="secondary">
          {words.show}
        </ButtonLink>
        <a href={map.link_url} className={styles.link}>
          {words.link}
        </a>
      </div>
      <p className={styles.note}>{words.note}</p>
    </div>
  );
}
