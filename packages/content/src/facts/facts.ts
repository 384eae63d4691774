import { z } from 'zod';
import { contentDay } from '../dates/content-day.ts';
import { type PricedOn, priceFields, pricesOn } from '../money/prices.ts';
import {
  anyNumberOf,
  day,
  exactly,
  listOf,
  ownIds,
  path,
  pictureFile,
  sample,
  shortName,
  text,
} from '../reading/fields.ts';
import { readYaml } from '../reading/read-yaml.ts';

const phoneNumber = z
  .string({ error: "write the number in quotes, like '+233302000000'" })
  .regex(/^\+\d{8,15}$/, {
    error: "write the number in quotes, with + and country code, like '+233302000000'",
  });
const webAddress = z.url({ protocol: /^https$/, error: 'write an address that starts with https://' });
const emailAddress = z.email({ error: 'write an email address, like hello@example.com' });

const colour = (job: string) =>
  z.string({ error: `write the colour ${job} in quotes, like '#1a6b47'` }).regex(/^#[\da-f]{6}$/i, {
    error: `write the colour ${job} with # and six digits, in quotes, like '#1a6b47'`,
  });
const colours = z.strictObject(
  {
    primary: colour('of buttons, links and deep bands'),
    accent: colour('of small bright touches and of buttons on deep bands'),
    mark: colour('of small signs beside text'),
    paper: colour("of the page's ground in the light theme"),
  },
  { error: "write four colours: primary, accent, mark and paper, each like '#1a6b47'" },
);
/** The content of content/brand.yaml. */
export const brandSchema = z.strictObject({
  sample: sample(),
  name: text('write the name of the product'),
  legal_name: text('write the registered name of the company'),
  promise: text('write the promise in one short line'),
  description: text('write one sentence about the product'),
  founded: z.number({ error: 'write the year as a number' }).int(),
  copyright: text(),
  colours,
  // Shown beside the name, in icons and in shared links. Without one, the drawn mark is.
  logo: z.strictObject({ file: pictureFile() }).optional(),
  social: anyNumberOf(z.strictObject({ network: text(), url: webAddress })),
});

const contact = z.strictObject({
  sample: sample(),
  phone: phoneNumber,
  phone_display: text(),
  whatsapp: z.string().regex(/^\d{8,15}$/, { error: 'write digits only, in quotes, like 233200000000' }),
  whatsapp_display: text(),
  email: emailAddress,
  support_email: emailAddress,
  privacy_email: emailAddress,
  security_email: emailAddress,
  careers_email: emailAddress,
  address: z.strictObject({
    street: text(),
    area: text(),
    city: text(),
    region: text(),
    country: text(),
    country_code: z.string().length(2, { error: 'write the two letters of the country, like GH' }),
    digital_address: text(),
  }),
  map: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    embed_url: webAddress,
    link_url: webAddress,
  }),
});

const invoiceLimit = z.union([z.number().int().positive(), z.literal('unlimited')], {
  error: 'write a number of invoices, or unlimited',
});
const planFields = z.strictObject({
  id: shortName('business').describe(
    'Other entries name the plan by it, such as the texts of the Pricing page.',
  ),
  name: text('write the name of the plan'),
  ...priceFields,
  months: z.number({ error: 'write how many months the price covers' }).int().positive(),
  period: text('write the period after the price, like per month'),
  description: text('write in one sentence whom the plan is for'),
  invoices_per_month: invoiceLimit,
  users: z.union([z.number().int().positive(), z.string().regex(/^\d+\+$/)], {
    error: 'write a number of users, or a number with a plus, like 10+',
  }),
  inventory: z.boolean({ error: 'write true or false' }),
  priority_support: z.boolean({ error: 'write true or false' }),
  popular: z.boolean({ error: 'write true for the plan marked Most Popular, else false' }),
  cta: text('write the words of the button, like Start Free Trial'),
  leads_to: z
    .enum(['trial', 'sales'], { error: 'write trial or sales' })
    .describe('Where the button leads: trial opens the free trial, sales opens the contact form.')
    .optional(),
});
// Before plans had leads_to, these words led to the contact form.
const plan = planFields.transform(({ leads_to, ...fields }) => ({
  ...fields,
  leads_to: leads_to ?? (fields.cta === 'Contact Sales' ? ('sales' as const) : ('trial' as const)),
}));
const deployment = z.strictObject({ name: text(), ...priceFields, period: text() });
const option = { id: text(), label: text() };
/** The content of content/plans.yaml. */
export const plansSchema = z.strictObject({
  currency: z.literal('GHS', { error: 'write GHS' }),
  dated: day(),
  trial: z.strictObject({
    days: z.number().int().positive(),
    setup_minutes: z.number().int().positive(),
    card_needed: z.boolean(),
  }),
  yearly_saving_claim_percent: z.number().min(0).max(100),
  words: z
    .strictObject({ unlimited: text(), yes: text(), no: text() })
    .default({ unlimited: 'unlimited', yes: 'Yes', no: 'No' })
    .describe('How tables and sentences write what a plan has, lacks or does not limit.'),
  plans: listOf(plan).check(ownIds),
  deployments: z.strictObject({ cloud: deployment, self_hosted: deployment }),
  calculator: z.strictObject({
    business_sizes: listOf(z.strictObject({ ...option, users: z.number().int().positive() })),
    invoice_bands: listOf(z.strictObject({ ...option, invoices: z.number().int().positive() })),
    billing_cycles: listOf(z.strictObject({ ...option, months: z.number().int().positive() })),
  }),
});

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "write the time in quotes, like '08:00'" });
/** The content of content/hours.yaml. */
export const hoursSchema = z.strictObject({
  time_zone: z.literal('Africa/Accra', {
    error: 'write Africa/Accra: the site counts hours and webinars in GMT',
  }),
  time_zone_label: text(),
  weekly: exactly(
    2,
    z
      .strictObject({
        days: listOf(z.number().int().min(1).max(7)),
        label: text(),
        opens: timeOfDay,
        closes: timeOfDay,
        text: text(),
        note: text().optional(),
        phone: z.boolean().default(true).describe('Whether the phone is answered at these hours.'),
      })
      .refine(({ opens, closes }) => opens < closes, { error: 'let closes be later than opens' })
      .refine(({ phone, note }) => phone || note !== undefined, {
        error: 'write what is different about hours without the phone, such as: at the office',
        path: ['note'],
      }),
  ),
  closed_on: z.array(z.strictObject({ day: day(), name: text() })).default([]),
  emergency: z.strictObject({ label: text(), text: text() }),
  reply_in: text('write how soon you reply, with [time]'),
  reply_times: z.strictObject({ whatsapp: text(), email: text(), demo: text() }),
});

/** The content of content/claims.yaml. */
export const claimsSchema = z.strictObject({
  yearly_saving: z
    .boolean({ error: 'write true to show what yearly billing is said to save, else false' })
    .default(true),
  e_vat_certified: z
    .boolean({ error: 'write true once GRA has certified the invoices of the product, else false' })
    .default(false),
  product: z
    .array(
      z.strictObject({
        claim: text('write what the pages say that the product does'),
        where: listOf(text('write the content file that says it')),
        confirmed: z.boolean({ error: 'write true once someone who knows the product has checked it' }),
      }),
    )
    .default([]),
  dated: day()
    .describe('The day on which someone last checked that the numbers and the security lines are true.')
    .optional(),
  stats: exactly(4, z.strictObject({ value: text(), label: text() })),
  security: z.strictObject({ transport: text(), at_rest: text() }),
});

const payments = z.strictObject({
  mobile_money: exactly(3, z.strictObject({ id: text(), network: text(), service: text() })),
  methods: exactly(
    3,
    z.strictObject({ id: z.enum(['card', 'mobile-money', 'bank-transfer']), name: text(), route: path() }),
  ),
});

const link = z.strictObject({ label: text(), path: path() });
// With seven, the bar is wider than a laptop.
const mostHeaderLinks = 6;
/** The content of content/navigation.yaml. */
export const navigationSchema = z.strictObject({
  header: listOf(link)
    .max(mostHeaderLinks, {
      error: `write at most ${mostHeaderLinks} links, so that they fit beside the logo on a laptop. Move the others to the footer`,
    })
    .describe(`At most ${mostHeaderLinks} links.`),
  footer: exactly(4, z.strictObject({ heading: text(), links: listOf(link) })),
});

/** Facts that the owner states about the product, read from content/*.yaml. Amounts are whole Ghana cedis. */
export const readBrand = () => readYaml('brand.yaml', brandSchema);
export const readContact = () => readYaml('contact.yaml', contact);
export const readPlans = (): PriceList => pricesOn(readPriceFile(), contentDay());
/** The price list with its next prices. Only what computes dates needs it. */
export const readPriceFile = () => readYaml('plans.yaml', plansSchema);
export const readHours = () => readYaml('hours.yaml', hoursSchema);
export const readClaims = () => readYaml('claims.yaml', claimsSchema);
export const readPayments = () => readYaml('payments.yaml', payments);
export const readNavigation = () => readYaml('navigation.yaml', navigationSchema);

export type BrandColours = z.infer<typeof colours>;
export type Brand = z.infer<typeof brandSchema>;
export type Contact = z.infer<typeof contact>;
export type PriceFile = z.infer<typeof plansSchema>;
/** The price list of a day. */
export type PriceList = ReturnType<
  typeof pricesOn<
    z.infer<typeof plan>,
    z.infer<typeof deployment>,
    Omit<PriceFile, 'plans' | 'deployments' | 'dated'>
  >
>;
export type Plan = PricedOn<z.infer<typeof plan>>;
export type Hours = z.infer<typeof hoursSchema>;
export type Claims = z.infer<typeof claimsSchema>;
export type Payments = z.infer<typeof payments>;
export type NavigationLink = z.infer<typeof link>;
