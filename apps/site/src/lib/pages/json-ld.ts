import { contentDay } from '@accounting-site/content/dates/content-day';
import { closedDaysFrom } from '@accounting-site/content/dates/support-hours';
import {
  type Contact,
  type Hours,
  readBrand,
  readContact,
  readPlans,
} from '@accounting-site/content/facts/facts';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import { absoluteUrl } from './absolute-url.ts';
import { routes } from './routes.ts';

/** Schema.org: the company behind the site and how to reach it. */
export function organization() {
  const brand = readBrand();
  const contact = readContact();
  const { address } = contact;
  return {
    '@context': 'https://schema.org',
    ...publisher(),
    legalName: brand.legal_name,
    logo: absoluteUrl('/icon-512.png'),
    email: contact.email,
    telephone: contact.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.area}`,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country_code,
    },
    ...(brand.social.length > 0 && { sameAs: brand.social.map(({ url }) => url) }),
  };
}

/** Schema.org: the company as publisher. */
const publisher = () => ({
  '@type': 'Organization',
  name: readBrand().name,
  url: absoluteUrl(routes.home),
});

/** Schema.org: the site and its search. */
export const webSite = () => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: readBrand().name,
  url: absoluteUrl(routes.home),
  inLanguage: languageTag(),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(routes.search)}?q={query}` },
    'query-input': 'required name=query',
  },
});

/** Schema.org: the breadcrumb from the top page to the page itself. */
export function breadcrumbList(steps: { label: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.label,
      item: absoluteUrl(step.path),
    })),
  };
}

/** Schema.org: a long text with the day on which it was last reviewed. */
export function article(text: {
  title: string;
  description: string;
  path: string;
  published: string;
  reviewed: string;
}) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    url: absoluteUrl(text.path),
    // Without a time zone, Google takes its own.
    datePublished: `${text.published}T00:00:00Z`,
    dateModified: `${text.reviewed}T00:00:00Z`,
    inLanguage: languageTag(),
    author: publisher(),
    publisher: publisher(),
  };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const openingHours = (weekly: Hours['weekly']) =>
  weekly.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => weekdays[day - 1]),
    opens,
    closes,
  }));

/** The coming days on which nobody answers: search engines read hours from 00:00 to 00:00 as closed. */
const closedDays = ({ closed_on }: Hours) =>
  closedDaysFrom(closed_on, contentDay()).map(({ day }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: day,
    validThrough: day,
  }));

/** Schema.org: the contact page, and the company with its office, numbers and opening hours. */
export function contactPage(head: { title: string; description: string }, contact: Contact, hours: Hours) {
  const { map } = contact;
  const closed = closedDays(hours);
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
        hoursAvailable: openingHours(hours.weekly.filter(({ phone }) => phone)),
      },
      location: {
        '@type': 'Place',
        geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
        openingHoursSpecification: openingHours(hours.weekly),
        ...(closed.length > 0 && { specialOpeningHoursSpecification: closed }),
      },
    },
  };
}

/** Schema.org: the product with the price of each plan and of self-hosting, from the price list. */
export function softwareApplication() {
  const brand = readBrand();
  const { plans, deployments, currency } = readPlans();
  const url = absoluteUrl(routes.pricing);
  const offer = (name: string, price: number) => ({
    '@type': 'Offer',
    name,
    price: String(price),
    priceCurrency: currency,
    url,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: brand.name,
    description: brand.description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: [
      ...plans.map((plan) => ({
        ...offer(plan.name, plan.price),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: String(plan.price),
          priceCurrency: currency,
          billingDuration: plan.months,
          unitCode: 'MON',
        },
      })),
      offer(deployments.self_hosted.name, deployments.self_hosted.price),
    ],
  };
}

/** Schema.org: a free tool. Without JavaScript its page has a table of results and the steps, so none is required. */
export function webApplication(tool: { name: string; description: string; path: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: tool.name,
    description: tool.description,
    url: absoluteUrl(tool.path),
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    inLanguage: languageTag(),
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'GHS' },
    publisher: publisher(),
  };
}

/** Schema.org: the questions and answers exactly as on the page. Nothing if there are none. */
export const faqPage = (faqs: { question: string; answer: string }[]) =>
  faqs.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: faqs.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ];
