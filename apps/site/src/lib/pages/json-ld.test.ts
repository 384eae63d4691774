import { type Hours, readContact, readHours } from '@accounting-site/content/facts/facts';
import { expect, test, vi } from 'vitest';
import { contactPage } from './json-ld.ts';

/** The place of the contact page on 25 December 2026. */
function placeWith(closed_on: Hours['closed_on']) {
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('CONTENT_NOW', '2026-12-25T12:00:00Z');
  const head = { title: 'Contact', description: 'How to reach us.' };
  return contactPage(head, readContact(), { ...readHours(), closed_on }).mainEntity.location;
}

test('search engines get the closed days that are not over', () => {
  const days = [
    { day: '2026-12-24', name: 'Christmas Eve' },
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2027-01-01', name: "New Year's Day" },
  ];
  const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
  expect(placeWith(days)).toMatchObject({
    specialOpeningHoursSpecification: [
      { ...closed, validFrom: '2026-12-25', validThrough: '2026-12-25' },
      { ...closed, validFrom: '2027-01-01', validThrough: '2027-01-01' },
    ],
  });
});

test('without closed days the page has the weekly hours alone', () => {
  expect(Object.keys(placeWith([]))).toEqual(['@type', 'geo', 'openingHoursSpecification']);
});
