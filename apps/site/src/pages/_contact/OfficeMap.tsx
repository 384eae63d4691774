import type { Contact } from '@accounting-site/content/facts';
import { ButtonLink } from '@accounting-site/ui/Button';
import type { ContactWords } from './contact-words.ts';
import { MapPicture } from './MapPicture.tsx';
import styles from './OfficeMap.module.css';

const frameName = 'office-map';

/**
 * A drawn map, with an empty iframe over it that a link fills with the real map. The map's server is not
 * contacted unless the visitor asks for it. A lazy iframe in closed details was tried, but without JavaScript
 * browsers load it immediately.
 */
export function OfficeMap({ words, map }: { words: ContactWords['map']; map: Contact['map'] }) {
  return (
    <div>
      <div className={styles.pane}>
        <MapPicture description={words.description} />
        <iframe className={styles.frame} name={frameName} title={words.frame} />
      </div>
      <div className={`cluster middle ${styles.actions}`}>
        <ButtonLink href={map.embed_url} target={frameName} variant="secondary">
          {words.show}
        </ButtonLink>
        <a href={map.link_url} className="alone strong">
          {words.link}
        </a>
      </div>
      <p className="quiet small">{words.note}</p>
    </div>
  );
}
