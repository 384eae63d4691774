import { readBrand, readContact } from '@accounting-site/content/facts';
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
export const publisher = () => ({
  '@type': 'Organization',
  name: readBrand().name,
  url: absoluteUrl(routes.home),
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
    datePublished: text.published,
    dateModified: text.reviewed,
    inLanguage: 'en-GH',
    author: publisher(),
    publisher: publisher(),
  };
}

/** Schema.org: the steps of a how-to, in the order of the text. */
export const howTo = ({ title, path, steps }: { title: string; path: string; steps: string[] }) => ({
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  name: title,
  url: absoluteUrl(path),
  step: steps.map((step, at) => ({ '@type': 'HowToStep', position: at + 1, text: step })),
});
