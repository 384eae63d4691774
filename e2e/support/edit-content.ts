import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** The longest names that the header must support: one with HTML special characters, and one single word. */
export const editedNames = { many: "Ama's Ledger & Books", few: 'Nyansapobookkeepings' };
/** Blue, orange and pink on cool paper: no hue of the sample palette. */
export const editedColours = { primary: '#1d3fa8', accent: '#ffb199', mark: '#c2257e', paper: '#f8faff' };

// biome-ignore lint/suspicious/noExplicitAny: owners edit content without a schema
type Content = any;
type Edit = (content: Content) => unknown;

const sampleEntry = (entries: Content[], change: object) => ({ ...structuredClone(entries[0]), ...change });

/** Days of it stay in the future. */
const nextYear = new Date().getFullYear() + 1;

const values: Record<string, Edit> = {
  'brand.yaml': (brand) => {
    brand.legal_name = "Ama's Ledger & Books Company Limited";
    brand.promise = 'Every pesewa in its place';
    brand.founded = 2019;
    brand.colours = editedColours;
    for (const each of brand.social) each.url = each.url.replaceAll('sikabooks', 'ledger');
  },
  'contact.yaml': (contact) => {
    contact.phone = '+233241112223';
    contact.phone_display = '+233 24 111 2223';
    contact.whatsapp = '233241112224';
    contact.whatsapp_display = '+233 24 111 2224';
    for (const key of ['email', 'support_email', 'privacy_email', 'security_email', 'careers_email'])
      contact[key] = `${key.replace(/_?email$/, '') || 'hello'}@ledger.example`;
    Object.assign(contact.address, {
      street: '7 Prempeh II Street',
      area: 'Adum',
      city: 'Kumasi',
      region: 'Ashanti',
    });
  },
  'hours.yaml': (hours) => {
    Object.assign(hours.weekly[0], { opens: '07:30', closes: '18:00', text: '7:30 AM - 6:00 PM GMT' });
    hours.closed_on = [{ day: `${nextYear}-03-06`, name: 'Stocktaking' }];
    hours.reply_times = { whatsapp: 'about an hour', email: 'up to two days', demo: 'within 48 hours' };
  },
  'plans.yaml': (list) => {
    list.dated = '2027-01-04';
    Object.assign(list.trial, { days: 30, setup_minutes: 20 });
    list.yearly_saving_claim_percent = 15;
    for (const plan of list.plans) {
      plan.price = plan.price * 3 + 47;
      plan.name = `Ledger ${plan.name}`;
      if (typeof plan.users === 'number') plan.users += 1;
      if (typeof plan.invoices_per_month === 'number') plan.invoices_per_month += 25;
    }
    list.deployments.cloud.price = list.plans[0].price;
    list.deployments.self_hosted.price = 12_345;
  },
  'claims.yaml': (claims) => {
    claims.stats[0] = { value: '1,200+', label: 'shops keep their books with us' };
  },
  'navigation.yaml': (navigation) => {
    navigation.header[4].label = 'Who we are';
    navigation.footer[0].heading = 'What we sell';
  },
};

const many: Record<string, Edit> = {
  'brand.yaml': (brand) => {
    brand.name = editedNames.many;
    brand.social.push({ network: 'TikTok', url: 'https://www.tiktok.com/@ledger' });
    brand.social.push({ network: 'YouTube', url: 'https://www.youtube.com/@ledger' });
  },
  'plans.yaml': ({ plans }) => {
    plans.push(
      sampleEntry(plans, {
        id: 'two-years',
        name: 'Ledger for two years',
        price: 9_999,
        months: 24,
        period: 'per 2 years',
      }),
    );
  },
  'en/pages/pricing.yaml': ({ plans }) => {
    plans.words['two-years'] = { ...plans.words.annually, in_text: 'Ledger for two years' };
  },
  'webinars.yaml': ({ webinars }) => {
    webinars.push(sampleEntry(webinars, { id: 'fourth', title: 'A fourth webinar' }));
    webinars.push(
      sampleEntry(webinars, {
        id: 'just-once',
        title: 'Just once',
        first_date: `${nextYear}-05-08`,
        last_date: `${nextYear}-05-08`,
        every_weeks: 1,
      }),
    );
  },
  'en/team.yaml': ({ members }) => {
    for (const name of ['Esi Quaye', 'Kofi Mensah', 'Adwoa Sarpong'])
      members.push(sampleEntry(members, { name }));
  },
  'en/testimonials.yaml': ({ items }) => {
    for (const name of ['Esi Quaye', 'Kofi Mensah']) items.push(sampleEntry(items, { name, rating: 4 }));
  },
};

const few: Record<string, Edit> = {
  'brand.yaml': (brand) => {
    brand.name = editedNames.few;
    brand.social = [];
  },
  'webinars.yaml': (content) => (content.webinars = []),
  'en/team.yaml': (content) => content.members.splice(1),
  'en/testimonials.yaml': (content) => (content.items = []),
};

/** The texts of buttons, headings and labels that owners may change. */
const reworded = new Set(['heading', 'lead', 'note', 'cta', 'submit', 'eyebrow', 'label', 'trial', 'demo']);

/**
 * Edits a copy of the content like an owner: every kind of value, another name, other colours, texts.
 * @param folder the copy of content/
 * @param counts whether lists become long, or empty if they may be
 */
export function editContent(folder: string, counts: 'many' | 'few'): void {
  const edits = Object.entries(values).concat(Object.entries(counts === 'many' ? many : few));
  for (const [file, edit] of edits) change(join(folder, file), edit);
  for (const file of globSync('en/pages/*.yaml', { cwd: folder })) {
    // Guides use the headings of guides.yaml as their category, so an owner changes both.
    if (!file.endsWith('guides.yaml')) change(join(folder, file), reword);
  }
}

function change(file: string, edit: Edit) {
  const content: Content = parse(readFileSync(file, 'utf8'));
  edit(content);
  writeFileSync(file, stringify(content));
}

function reword(content: Content): void {
  for (const [key, value] of Object.entries<Content>(content ?? {})) {
    if (typeof value === 'object') reword(value);
    else if (typeof value === 'string' && reworded.has(key)) content[key] = `${value} today`;
  }
}
