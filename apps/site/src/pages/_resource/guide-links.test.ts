import { readHelpArticles } from '@accounting-site/content/files/help';
import { readResources } from '@accounting-site/content/files/resources';
import { listTemplates } from '@accounting-site/content/files/templates';
import { isApprovedContent } from '@accounting-site/content/testing/approved-content';
import { expect, test } from 'vitest';
import { routes } from '../../lib/pages/routes.ts';
import { listTools } from '../../lib/pages/tool-pages.ts';

/** The tool and the template for the work that each text describes. A dash: there is none for it. */
const rows: [guide: string, tool: string, template: string][] = [
  ['choose-a-plan', '-', 'stock-sheet'],
  ['count-your-stock', '-', 'stock-sheet'],
  ['data-protection-for-small-firms', '-', '-'],
  ['e-vat-explained', 'vat-calculator', 'invoice'],
  ['from-paper-to-software', 'mobile-money-reconciliation', 'chart-of-accounts'],
  ['keep-a-cash-book', '-', 'cash-book'],
  ['modified-taxation-scheme', 'modified-tax-calculator', 'cash-book'],
  ['month-end-checklist', '-', 'chart-of-accounts'],
  ['paye-and-ssnit-basics', 'paye-calculator', 'payslip'],
  ['pricing-and-margins', 'price-list', '-'],
  ['read-an-income-statement', 'margin-and-markup', 'chart-of-accounts'],
  ['reconcile-mobile-money', 'mobile-money-reconciliation', '-'],
  ['sell-on-credit', 'payment-reminder', 'customer-statement'],
  ['tax-filing-calendar', 'filing-calendar', '-'],
  ['vat-after-the-2026-reform', 'vat-calculator', 'chart-of-accounts'],
  ['vat-registration', 'vat-calculator', 'stock-sheet'],
  ['withholding-tax', 'withholding-tax-calculator', '-'],
  ['credit-notes', 'vat-calculator', 'invoice'],
  ['customer-statements', 'mobile-money-reconciliation', 'customer-statement'],
  ['quotes-and-pro-forma', 'margin-and-markup', 'pro-forma-invoice'],
  ['record-a-sale-at-the-till', '-', 'receipt'],
];

const guides = readResources();
const texts = new Map([...guides, ...readHelpArticles()].map(({ slug, body }) => [slug, body]));

test.runIf(isApprovedContent)('every guide has a row', () => {
  const named = rows.map(([guide]) => guide);
  expect(guides.map(({ slug }) => slug).filter((slug) => !named.includes(slug))).toEqual([]);
});

test.runIf(isApprovedContent).for(rows)(
  '%s links to the tool %s and the template %s',
  ([guide, tool, template]) => {
    const text = texts.get(guide);
    if (tool !== '-') expect(text).toContain(`](${routes.tool(tool)})`);
    if (template !== '-') expect(text).toContain(`](${routes.template(template)})`);
  },
);

test.runIf(isApprovedContent)('every tool and template is linked from a guide or help article', () => {
  const all = [...texts.values()].join('\n');
  const places = [...listTools().map(routes.tool), ...listTemplates().map(routes.template)];
  expect(places.filter((path) => !all.includes(`](${path})`))).toEqual([]);
});
