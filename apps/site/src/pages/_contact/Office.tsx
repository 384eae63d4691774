import { contentDay } from '@accounting-site/content/dates/content-day';
import { closedDaysFrom } from '@accounting-site/content/dates/support-hours';
import type { Contact, Hours } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { ButtonLink } from '@accounting-site/ui/Button';
import { Section } from '@accounting-site/ui/Section';
import { formatDay } from '../../lib/text/format-day.ts';
import type { ContactWords } from './contact-words.ts';
import styles from './Office.module.css';

interface OfficeProps {
  words: ContactWords['office'];
  map: ContactWords['map'];
  contact: Contact;
  hours: Hours;
}

/** The office's address and opening hours, beside the map. */
export function Office({ words, map, contact, hours }: OfficeProps) {
  const { address } = contact;
  const rows: { label: string; text: string; note?: string | undefined }[] = [
    ...hours.weekly,
    hours.emergency,
    ...closedDaysFrom(hours.closed_on, contentDay()).map(({ day, name }) => ({
      label: name,
      text: fillSlots(words.closed, { day: formatDay(day) }),
    })),
  ];
  return (
    <Section heading={words.heading} lead={words.lead}>
      <div className={`columns split-5-7 ${styles.pair}`}>
        <div className="stack gap-6">
          <div>
            <h3>{words.address}</h3>
            <address className={`step-1 ${styles.address}`}>
              {address.street}
              <br />
              {address.area}, {address.city}
              <br />
              {address.region}, {address.country}
            </address>
            <p className="quiet">
              {words.digital_address}: {address.digital_address}
            </p>
          </div>
          <div>
            <h3>{words.hours}</h3>
            <dl className="ruled top-2">
              {rows.map((row) => (
                <div key={row.label} className={`cluster spread ${styles.row}`}>
                  <dt>{row.label}</dt>
                  <dd className="strong figures">
                    {row.text}
                    {row.note && <span className="quiet"> ({row.note})</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <OfficeMap words={map} map={contact.map} />
      </div>
    </Section>
  );
}

const frameName = 'office-map';

/**
 * A drawn map, with an empty iframe over it that a link fills with the real map. The map's server is not
 * contacted unless the visitor asks for it. A lazy iframe in closed details was tried, but without JavaScript
 * browsers load it immediately.
 */
function OfficeMap({ words, map }: { words: ContactWords['map']; map: Contact['map'] }) {
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

/** A stylised map: streets, blocks and a garden around a marker. It is not to scale. */
function MapPicture({ description }: { description: string }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 640 420"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={description}
    >
      <path
        className={styles.garden}
        d="M414 40l92-24 60 92-96 58zM40 300l84-30 52 74-66 56-70-16zM470 306l58-30 66 58-40 60-78-14z"
      />
      <path
        className={styles.house}
        d="M30 40h70v46H30zM120 36h54v60h-54zM36 116h62v54H36zM120 122l54-8v50l-54 6zM36 204h58v40H36zM120 200l56-6v44l-56 8zM226 30h70v44h-70zM318 28h50v52h-50zM230 104l58-10v50l-58 10zM316 100h52v34l-52 8zM234 196l66-14v56l-66 8zM236 286h66v54h-66zM332 290h62v40h-62zM424 214h60v44h-60zM520 204h72v40h-72zM590 40h40v66h-40zM236 362h60v40h-60zM332 352h64v46h-64z"
      />
      <path
        className={styles.lane}
        d="M-10 100l210 2 200 -18 20-100M-10 184l210 0M108-10v270l-110 20M302 88l14 350M310 270l110-4 230 2M410 268l8 170M500 130l12 138M504 180l146 -26M-10 262l206-12 20 10M220 350h96"
      />
      <path
        className={styles.road}
        d="M200-10l4 180c2 90 10 140 10 260M-10 420c160-20 220-190 420-260l240-90"
      />
      <path
        className={styles.centre}
        d="M200-10l4 180c2 90 10 140 10 260M-10 420c160-20 220-190 420-260l240-90"
      />
      <path className={styles.marker} d="M352 172c-30-36-46-56-46-80a46 46 0 0 1 92 0c0 24-16 44-46 80z" />
      <circle className={styles.eye} cx="352" cy="92" r="16" />
    </svg>
  );
}
