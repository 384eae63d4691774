import type { LeadSourceField } from '@accounting-site/contract/staff/leads';

const knownHost =
  /(?:^|\.)(google|bing|yahoo|duckduckgo|facebook|instagram|whatsapp|linkedin|tiktok|youtube|twitter|chatgpt)(?:\.|$)/;
const shortHosts: Record<string, string> = {
  'wa.me': 'whatsapp',
  'fb.me': 'facebook',
  't.co': 'twitter',
  'x.com': 'twitter',
  'youtu.be': 'youtube',
  'lnkd.in': 'linkedin',
};

/** Click ids that advertisements add to a link. Facebook adds its own to every link, even an unpaid one. */
const clickIds: [name: string, source: string, medium: string][] = [
  ['gclid', 'google', 'paid'],
  // Google's own for apps and iPhones.
  ['gbraid', 'google', 'paid'],
  ['wbraid', 'google', 'paid'],
  ['msclkid', 'bing', 'paid'],
  ['ttclid', 'tiktok', 'paid'],
  ['li_fat_id', 'linkedin', 'paid'],
  ['fbclid', 'facebook', ''],
];

/** Where the visitor of this tab came from: every source field of a form except its page. */
type CameFrom = Record<Exclude<LeadSourceField, 'page'>, string>;

/**
 * Describes what layouts/document-marks.ts stored: a list with commas, which a campaign may also contain.
 * @param ownHost the host of this site, whose links are not a source
 */
function describeArrival(arrival: string, ownHost: string): Omit<CameFrom, 'button'> {
  const [host = '', first_page = '', ...rest] = arrival.split(',');
  const given = new URLSearchParams(rest.join(',').replace(/,(?=utm_|ref=|\w+(?:clk?|bra|fat_)id)/g, '&'));
  const [, clickSource = '', clickMedium = ''] = clickIds.find(([name]) => given.has(name)) ?? [];
  const referrer = host === ownHost ? '' : host;
  const source = (given.get('utm_source') || given.get('ref') || '').trim().toLowerCase();
  return {
    source: source || clickSource || nameOf(referrer),
    medium: given.get('utm_medium') || clickMedium,
    campaign: given.get('utm_campaign') ?? '',
    referrer,
    first_page,
  };
}

const nameOf = (host: string) => shortHosts[host] ?? knownHost.exec(host)?.[1] ?? host.replace(/^www\./, '');

/** Where the visitor of this tab came from, and the link or button that was pressed before the form. */
export function cameFrom(): Partial<CameFrom> {
  try {
    const { arrival = '', pressed = '' } = sessionStorage;
    return { ...describeArrival(arrival, location.host), button: pressed.trim() };
  } catch {
    return {};
  }
}
