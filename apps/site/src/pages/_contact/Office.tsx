import { contentDay } from '@accounting-site/content/content-day';
import type { Contact, Hours } from '@accounting-site/content/facts';
import { fillSlots } from '@accounting-site/content/fill-slots';
import { closedDaysFrom } from '@accounting-site/content/support-hours';
import { Section } from '@accounting-site/ui/Section';
import { formatDay } from '../../lib/text/format-day.ts';
import type { ContactWords } from './contact-words.ts';
import styles from './Office.module.css';
import { OfficeMap } from './OfficeMap.tsx';

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
            <address className={styles.address}>
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
                  <dd className={styles.time}>
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
