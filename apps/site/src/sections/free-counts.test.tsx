import { readBrand } from '@accounting-site/content/facts/facts';
import type { Industry } from '@accounting-site/content/files/industries';
import { teamSchema } from '@accounting-site/content/files/team';
import { testimonialsSchema } from '@accounting-site/content/files/testimonials';
import { webinarsSchema } from '@accounting-site/content/files/webinars';
import { readPage } from '@accounting-site/content/reading/pages';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { SocialLinks } from '../layouts/Footer/Footer.tsx';
import { specifiedPrices } from '../lib/plans/specified-prices.fixture.ts';
import { Team } from '../pages/_about/About.tsx';
import { aboutSchema } from '../pages/_about/about-words.ts';
import { contactSchema } from '../pages/_contact/contact-words.ts';
import { Faqs } from '../pages/_contact/Faqs.tsx';
import { homeSchema } from '../pages/_home/home-words.ts';
import { Testimonials } from '../pages/_home/Testimonials.tsx';
import { IndustryGuide } from '../pages/_industry/IndustrySections.tsx';
import { Comparison } from '../pages/_pricing/Comparison.tsx';
import { Plans } from '../pages/_pricing/Plans.tsx';
import { PricingFaqs } from '../pages/_pricing/PricingSections.tsx';
import { pricingSchema } from '../pages/_pricing/pricing-words.ts';
import { savingsTable } from '../pages/_pricing/savings-table.ts';
import { Webinars } from '../pages/_resources/ResourceSections.tsx';
import { resourcesSchema } from '../pages/_resources/resources-words.ts';

vi.mock('astro:env/client', () => ({ APP_HOST: '', APP_URL: '' }));

/** A number of entries that differ in one field. */
const times = <Entry,>(entry: Entry, count: number, field: keyof Entry): Entry[] =>
  Array.from({ length: count }, (_, at) => ({ ...entry, [field]: `Entry ${at}` }));

const countIn = (html: string) => new Set(html.match(/Entry \d+/g)).size;
const pricing = readPage('pricing', pricingSchema);
const home = readPage('home', homeSchema);
const about = readPage('about', aboutSchema);
const contact = readPage('contact', contactSchema);
const resources = readPage('resources', resourcesSchema);
const brand = readBrand();
const member = { name: 'Ama Mensah', role: 'Founder', bio: 'Kept the books of a shop.' };
const testimonial = { name: 'Kofi Ansah', role: 'Owner', company: 'a shop', quote: 'It works.', rating: 5 };
const social = { network: 'LinkedIn', url: 'https://social.example' };
const webinar = {
  ...{ id: 'first-report', title: 'Your first report', description: 'What it says.', audience: 'Owners' },
  ...{
    points: ['One'],
    first_date: '2030-01-01',
    every_weeks: 1,
    time: '10:00',
    minutes: 45,
    cta: 'Register',
  },
};
const [monthly = expect.fail('the fixture has no plan')] = specifiedPrices.plans;
const questions = (count: number) => times({ question: 'Why?', answer: 'So.' }, count, 'question');

/** Each part of a page that lists entries, with a number of them. */
const lists: [name: string, show: (count: number) => ReactElement][] = [
  ['team', (count) => <Team words={about.team} members={times(member, count, 'name')} />],
  [
    'testimonials',
    (count) => <Testimonials words={home.testimonials} testimonials={times(testimonial, count, 'name')} />,
  ],
  [
    'social links',
    (count) => (
      <SocialLinks brand={{ ...brand, social: times(social, count, 'network') }} label="Elsewhere" />
    ),
  ],
  ['questions about contact', (count) => <Faqs words={{ ...contact.faqs, items: questions(count) }} />],
  ['questions about prices', (count) => <PricingFaqs words={{ ...pricing.faqs, items: questions(count) }} />],
  ['webinars', (count) => <Webinars words={resources.webinars} upcoming={times(webinar, count, 'title')} />],
];

describe.each(lists)('%s', (_name, show) => {
  test('without entries nothing is shown, neither heading nor link', () => {
    expect(renderToStaticMarkup(show(0))).toBe('');
  });

  test.each([1, 2, 5, 9])('%i entries are all shown', (count) => {
    expect(countIn(renderToStaticMarkup(show(count)))).toBe(count);
  });
});

test('an industry without questions keeps its guide, and has no heading for questions', () => {
  const guide = (faqs: Industry['faqs']) =>
    renderToStaticMarkup(<IndustryGuide heading="First questions" faqs={faqs} />);
  expect(guide(questions(2))).toContain('First questions');
  expect(guide([])).not.toContain('First questions');
});

test.each([1, 2, 5, 9])('%i plans are all shown and compared', (count) => {
  const plans = times(monthly, count, 'name');
  expect(countIn(renderToStaticMarkup(<Plans words={pricing} plans={plans} />))).toBe(count);
  const table = renderToStaticMarkup(<Comparison words={pricing} plans={plans} />);
  expect(table.match(/<th scope="col"/g)).toHaveLength(count + 1);
});

test('the calculator omits choices that no plan has any more', () => {
  const one = { ...specifiedPrices, plans: [{ ...monthly, users: 5, invoices_per_month: 200 }] };
  const words = { ...pricing.plans.words, [monthly.id]: { in_text: 'only plan', features: ['All'] } };
  const { options } = savingsTable(one, { ...pricing, plans: { ...pricing.plans, words } });
  expect(options.cycle.map(({ id }) => id)).toEqual(['monthly']);
  expect(options.size.map(({ id }) => id)).toEqual(['just-me', '2-5']);
  expect(options.invoices.map(({ id }) => id)).toEqual(['under-50', '50-200']);
});

test.each([
  ['team', teamSchema, 'members'],
  ['testimonials', testimonialsSchema, 'items'],
  ['webinars', webinarsSchema, 'webinars'],
] as const)('the %s may be [] or have every entry removed, but not be missing', (_name, schema, field) => {
  expect(schema.parse({ [field]: [] })).toEqual({ [field]: [] });
  expect(schema.parse({ [field]: null })).toEqual({ [field]: [] });
  expect(schema.safeParse({}).success).toBe(false);
});
