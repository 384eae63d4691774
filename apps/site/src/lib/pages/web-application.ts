import { absoluteUrl } from './absolute-url.ts';
import { publisher } from './json-ld.ts';

/** Schema.org: a free tool that runs in its page. */
export function webApplication(tool: { name: string; description: string; path: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: tool.name,
    description: tool.description,
    url: absoluteUrl(tool.path),
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: 'en-GH',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'GHS' },
    publisher: publisher(),
  };
}
