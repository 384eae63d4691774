import type { Contact, Hours } from '@accounting-site/content/facts';
import { organization } from '../../lib/pages/json-ld.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Schema.org: the contact page, and the company with its office, numbers and opening hours. */
export function contactPoints(head: { title: string; description: string }, contact: Contact, hours: Hours) {
  const { map } = contact;
  const openingHours = hours.weekly.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => weekdays[day - 1]),
    opens,
    closes,
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: head.title,
    description: head.description,
    mainEntity: {
      ...organization(),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: contact.support_email,
        telephone: contact.phone,
        hoursAvailable: openingHours,
      },
      location: {
        '@type': 'Place',
        geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
        openingHoursSpecification: openingHours,
      },
    },
  };
}
