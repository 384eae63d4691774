import { join } from 'node:path';
import { contentOf } from '../../testing/content-of.ts';

const description =
  'What changed and what it took, told with the figures of one week, for owners who have an hour on Friday evening and not more.';

/** The content of a company that is ready to launch: it has no findings on 21 November 2026. */
export const readyContent: Readonly<Record<string, string>> = {
  'brand.yaml': `
name: Ntaafo Books
legal_name: Ntaafo Books Ltd
promise: Books that agree
description: Accounting software for small businesses in Ghana.
founded: 2024
copyright: All rights reserved
colours: { primary: '#1d3fa8', accent: '#ffb199', mark: '#c2257e', paper: '#f8faff' }
social:
  - { network: Facebook page, url: 'https://www.facebook.com/ntaafo' }
  - { network: Facebook group, url: 'https://www.facebook.com/groups/ntaafo' }
  - { network: LinkedIn, url: 'https://www.linkedin.com/company/ntaafo' }
`,
  'contact.yaml': `
phone: '+233302765432'
phone_display: '+233 30 276 5432'
email: hello@ntaafo.com.gh
address: { digital_address: GA-123-4567 }
`,
  'plans.yaml': `
currency: GHS
dated: 2026-11-01
trial: { days: 14, setup_minutes: 15, card_needed: false }
yearly_saving_claim_percent: 16.7
plans:
  - { id: starter, name: Starter, price: 200, months: 1, period: per month, description: One person., invoices_per_month: 50, users: 1, inventory: false, priority_support: false, popular: false, cta: Start }
  - { id: quarterly, name: Quarterly, price: 500, months: 3, period: per 3 months, description: A team., invoices_per_month: 200, users: 3, inventory: false, priority_support: false, popular: false, cta: Start }
  - { id: biannually, name: Biannually, price: 1100, months: 6, period: per 6 months, description: A shop., invoices_per_month: unlimited, users: 5, inventory: true, priority_support: false, popular: false, cta: Start }
  - { id: annually, name: Annually, price: 2000, months: 12, period: per year, description: A company., invoices_per_month: unlimited, users: 10+, inventory: true, priority_support: true, popular: true, cta: Ask }
deployments:
  cloud: { name: Cloud hosted, price: 200, period: per month }
  self_hosted: { name: Self hosted, price: 7299, period: one-time }
calculator:
  business_sizes:
    - { id: one, label: Just me, users: 1 }
    - { id: two, label: 2-5, users: 5 }
    - { id: six, label: 6-10, users: 10 }
    - { id: more, label: 10+, users: 11 }
  invoice_bands:
    - { id: a, label: Under 50, invoices: 50 }
    - { id: b, label: 50-200, invoices: 200 }
    - { id: c, label: 200-500, invoices: 500 }
    - { id: d, label: 500+, invoices: 501 }
  billing_cycles:
    - { id: monthly, label: Monthly, months: 1 }
    - { id: quarterly, label: Quarterly, months: 3 }
    - { id: biannually, label: Biannually, months: 6 }
    - { id: annually, label: Annually, months: 12 }
`,
  'hours.yaml': `
time_zone: Africa/Accra
time_zone_label: GMT
weekly:
  - { days: [1, 2, 3, 4, 5], label: Monday-Friday, opens: '08:00', closes: '17:00', text: '8:00 AM - 5:00 PM GMT' }
  - { days: [7], label: Sunday, opens: '09:00', closes: '13:00', text: '9:00 AM - 1:00 PM GMT' }
closed_on:
  - { day: 2026-12-25, name: Christmas Day }
emergency: { label: Emergency, text: 24/7 for critical system issues }
reply_in: Reply in [time]
reply_times: { whatsapp: about 30 minutes, email: within two days, demo: within 24 hours on working days }
`,
  'claims.yaml': `
dated: 2026-11-16
stats:
  - { value: 50+, label: businesses }
  - { value: 50M+, label: cedis processed monthly }
  - { value: 99.9%, label: uptime }
  - { value: 24/7, label: support for critical issues }
security: { transport: TLS 1.2+, at_rest: AES-256 }
`,
  'taxes.yaml': `
dated: 2026-11-16
authority: Ghana Revenue Authority (GRA)
vat:
  law: Act 1151
  since: 2026-01-01
  parts:
    - { id: vat, name: VAT, percent: 15 }
    - { id: nhil, name: NHIL, percent: 2.5 }
    - { id: getfund, name: GETFund levy, percent: 2.5 }
  goods_threshold: 750000
withholding:
  yearly_threshold: 2000
  kinds:
    - { id: goods, percent: 3, above_threshold: true }
    - { id: works, percent: 5, above_threshold: true }
    - { id: services, percent: 7.5, above_threshold: true }
    - { id: services-person, percent: 7.5, above_threshold: false }
    - { id: rent-home, percent: 8, above_threshold: false }
    - { id: rent-other, percent: 15, above_threshold: false }
filing: { pension_day: 14, paye_and_withholding_day: 15, income_tax_months: 4, employer_return: { month: 3, day: 31 } }
holidays: { source: Act 601, dated: 2026-11-16, fixed: [{ day: 01-01, name: New Year's Day }, { day: 12-25, name: Christmas Day }, { day: 12-26, name: Boxing Day }] }
modified: { source: GRA, dated: 2026-11-16, since: 2025-07-01, fixed_up_to: 20000, turnover_up_to: 500000, percent: 3, bands: [{ up_to: 5880, amount: 0 }, { up_to: 20000, amount: 45 }] }
paye:
  source: Act 1111
  dated: 2026-11-16
  bands: [{ size: 490, percent: 0 }, { size: 110, percent: 5 }]
  top_percent: 35
  non_resident_percent: 25
pension: { source: Act 766, dated: 2026-11-16, employer: 13, worker: 5.5, tier_1: 13.5, tier_2: 5 }
income_tax:
  instalments: [{ month: 3, day: 31 }, { month: 6, day: 30 }, { month: 9, day: 30 }, { month: 12, day: 31 }]
`,
  'webinars.yaml': `
webinars:
  - id: first-report
    title: From your first sale to your first report
    description: ${description}
    audience: Owners in their first weeks.
    points: [Add items, Record a sale]
    first_date: 2026-01-06
    last_date: 2027-06-29
    every_weeks: 1
    time: '10:00'
    minutes: 45
    cta: Register Now
`,
  'en/testimonials.yaml': `
items:
  - { name: Abena Owusu, role: Owner, company: a shop in Kumasi, quote: It agrees before I lock the door., rating: 5 }
`,
  'en/stories/caterer.md': `---
business: A caterer
title: A caterer who knows what a plate costs
published: 2026-11-20
---
Prices were named from memory.
`,
  'en/legal/terms.md': `---
title: Terms of Service
updated: 2026-11-16
---
You pay in advance.
`,
  'en/help/create-invoice.md': `---
title: Create an invoice
reviewed: 2026-11-16
reviewed_by: Ama Owusu
---
As of 2026, VAT is 15%, NHIL 2.5% and the GETFund levy 2.5%, so 20% together.
`,
  'en/resources/choose-a-plan.md': `---
title: Choose a plan
reviewed: 2026-11-16
reviewed_by: Kofi Boateng
---
The Starter plan costs {plans.starter.price} {plans.starter.period}.
`,
  'en/pages/home.yaml': `
heading: Send the invoice
help: '024 000 0000, or with country code'
text: Free for {trial.days} days.
`,
  'en/pictures.yaml': `
invoice: { phone: 024 000 0000, email: ama@shop.example }
`,
};

/**
 * Writes content into the only folder of a folder that is deleted when the test ends.
 * @param changes files to replace or add; undefined removes a file
 */
export function writeContent(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const files = Object.entries({ ...readyContent, ...changes }).flatMap(([file, text]) =>
    text === undefined ? [] : [[`content/${file}`, text]],
  );
  return join(contentOf(Object.fromEntries(files)), 'content');
}
