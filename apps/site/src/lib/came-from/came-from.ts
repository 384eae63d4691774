import type { LeadSourceField } from '@accounting-site/contract/staff/leads';

/**
 * Names a source, or is webmail or an email app: a link in an email is no search, although the host may name a search
 * engine. The points of Gmail's app are not escaped, because the idle script has few bytes left.
 */
const knownHost =
  /(?:^|\.)(?:e?mail|outlook|google.android.gm|(google|bing|yahoo|duckduckgo|facebook|instagram|whatsapp|linkedin|tiktok|youtube|twitter|chatgpt))(?:\.|$)/;

/**
 * The sources of short hosts, and of click ids that are added to a link. Paid clicks are a source of their own, because
 * nothing else in the numbers tells them from free ones. Facebook adds its id to every link, even an unpaid one.
 */
const sources: Record<string, string> = {
  'wa.me': 'whatsapp',
  'fb.me': 'facebook',
  't.co': 'twitter',
  'x.com': 'twitter',
  'youtu.be': 'youtube',
  'lnkd.in': 'linkedin',
  gclid: 'google ads',
  // Google's own for apps and iPhones.
  gbraid: 'google ads',
  wbraid: 'google ads',
  msclkid: 'bing ads',
  ttclid: 'tiktok ads',
  li_fat_id: 'linkedin ads',
  fbclid: 'facebook',
};

/** Where the visitor of this tab came from: every source field of a form except its page. */
type CameFrom = Record<Exclude<LeadSourceField, 'page'>, string>;

/** Reads what layouts/document-marks.ts stored: a list with commas, which a campaign may also contain. */
function readArrival() {
  const [host = '', first_page = '', ...rest] = (sessionStorage.arrival ?? '').split(',') as string[];
  const given = new URLSearchParams(rest.join(',').replace(/,(?=utm_|ref=|\w+(?:clk?|bra|fat_)id)/g, '&'));
  const [clicked = ''] = [...given.keys()].flatMap((name) => sources[name] ?? []);
  // Links of this site are not a source.
  return { given, clicked, referrer: host === location.host ? '' : host, first_page };
}

function nameOf(host: string): string {
  const known = knownHost.exec(host);
  return sources[host] ?? (known ? (known[1] ?? 'email') : host.replace(/^www\./, ''));
}

/** By what the visits of this tab are counted. A function of its own, because the idle script needs no more. */
export function visitFrom(): Partial<Pick<CameFrom, 'source' | 'campaign'>> {
  try {
    const { given, clicked, referrer } = readArrival();
    const source = (given.get('utm_source') || given.get('ref') || '').trim().toLowerCase();
    return { source: source || clicked || nameOf(referrer), campaign: given.get('utm_campaign') ?? '' };
  } catch {
    return {};
  }
}

/** Where the visitor of this tab came from, and the link or button that was pressed before the form. */
export function cameFrom(): Partial<CameFrom> {
  try {
    const { given, clicked, referrer, first_page } = readArrival();
    const medium = given.get('utm_medium') || (clicked.endsWith(' ads') ? 'paid' : '');
    const button = (sessionStorage.pressed ?? '').trim();
    return { ...visitFrom(), medium, referrer, first_page, button };
  } catch {
    return {};
  }
}
