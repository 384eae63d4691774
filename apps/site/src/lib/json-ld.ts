import { readBrand } from '@accounting-site/content/facts';
import { href, routes } from './routes.ts';

const address = (path: string) => new URL(href(path), import.meta.env.SITE).href;

/** Schema.org: who publishes this site. */
export function organization() {
  const brand = readBrand();
  return {
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.legal_name,
    url: address(routes.home),
  };
}

/** Schema.org: the pages above a page, from the top, and the page itself. */
export function breadcrumbList(steps: { label: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.label,
      item: address(step.path),
    })),
  };
}

/** Schema.org: a long text with the day on which it was last reviewed. */
export function article(text: { title: string; description: string; path: string; reviewed: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    url: address(text.path),
    dateModified: text.reviewed,
    inLanguage: 'en-GH',
    author: organization(),
    publisher: organization(),
  };
}
