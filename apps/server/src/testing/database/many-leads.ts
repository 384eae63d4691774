import type { LeadStage } from '@accounting-site/contract/staff/leads';
import { day, minute } from '../../clock.ts';
import type { Database } from '../../database/open-database.ts';
import { searchTextOf } from '../../features/site/leads/search-text.ts';

/** The number of leads that a busy company has after decades. */
export const leads = 100_000;
export const now = Date.UTC(2026, 10, 2, 9);
export const staff = ['efua', 'kojo', 'abena', 'yaw', 'esi'];

const [rowsAtOnce, days, openDays] = [500, 730, 20];
const names = ['Ama', 'Kofi', 'Efua', 'Kwame', 'Akosua', 'Yaw', 'Esi', 'Kojo'];
const families = ['Mensah', 'Owusu', 'Boateng', 'Asante', 'Osei', 'Addo', 'Tetteh'];
const shops = ['Provisions', 'Pharmacy', 'Fabrics', 'Cold Store', 'Hardware'];
const sources = ['', '', 'google', 'facebook', 'newsletter'];
const pages = ['/', '/pricing', '/contact'];
const kinds = ['demo', 'demo', 'call', 'self-hosting', 'webinar'] as const;
const openStages: LeadStage[] = ['new', 'contacted', 'demo held'];
const message =
  'We sell rice, oil and soap in two shops, and send invoices to eleven schools. Today the books are in Excel. When can you show us the till and the VAT return?';

/** Adds members of staff, and leads of the last two years with every kind of value. One in five is open. */
export async function addManyLeads(database: Database): Promise<void> {
  await database.insertInto('businesses').values({ id: 'company', name: 'Company', created_at: 0 }).execute();
  const account = { business_id: 'company', role: 'staff', password_hash: '', created_at: 0 };
  await database
    .insertInto('accounts')
    .values(staff.map((id) => ({ id, email: `${id}@company.example`, ...account })))
    .execute();
  await database.transaction().execute(async (transaction) => {
    for (let from = 0; from < leads; from += rowsAtOnce) {
      const rows = Array.from({ length: rowsAtOnce }, (_, at) => makeLead(from + at));
      await transaction.insertInto('demo_requests').values(rows).execute();
    }
  });
}

const pick = <Of>(list: readonly Of[], at: number): Of => {
  const picked = list[at % list.length];
  if (picked === undefined) throw new Error('The list is empty');
  return picked;
};

/** The lead with this number. */
export function makeLead(at: number) {
  // Spreads the rows, so that neighbours in time differ.
  const random = (at * 7919) % leads;
  const name = `${pick(names, random)} ${pick(families, random)}`;
  const received = now - Math.floor((random / leads) * days * day) - minute;
  const isOpen = at % 5 === 0;
  const stage = isOpen ? pick(openStages, Math.floor(at / 5)) : at % 3 === 0 ? 'won' : 'lost';
  const digits = String(200_000_000 + at * 97);
  const typed = {
    name,
    email: `${name.toLowerCase().replace(' ', '.')}.${at}@shop.example`,
    company: `${pick(families, at)} ${pick(shops, at)}`,
    phone: `0${digits}`,
    message: at % 4 === 0 ? '' : message,
    phone_number: `+233${digits}`,
  };
  return {
    id: `lead-${at}`,
    received_at: received,
    ...typed,
    search_text: searchTextOf(typed),
    kind: pick(kinds, at),
    suspected: at % 50 === 0 ? 1 : 0,
    stage,
    lost_reason: stage === 'lost' ? ('no answer' as const) : ('' as const),
    source: at % 10_000 === 0 ? 'radio' : pick(sources, at),
    campaign: at % 4 === 0 ? 'harmattan' : '',
    page: pick(pages, at),
    plan: at % 7 === 0 ? 'annually' : '',
    owner_id: stage === 'new' ? null : pick(staff, at),
    due_at: isOpen && at % 10 === 0 ? now + ((random % (2 * openDays)) - openDays) * day : null,
    answered_at: stage === 'new' ? null : received + day,
    contacted_at: stage === 'new' ? null : received + day,
    idempotency_key: null,
  };
}
