import type { ContentFile } from './content-files.ts';
import type { Finding } from './finding.ts';

/**
 * The privacy policies that do not name the company that LEADS_WEBHOOK_URL sends every lead to. A program in the same
 * network is no other company.
 */
export function findUnnamedRecipient(
  files: readonly ContentFile[],
  { LEADS_WEBHOOK_URL: webhook, SITE_URL: own }: Readonly<Record<string, string | undefined>>,
): Finding[] {
  const host = hostOf(webhook);
  const name = companyIn(host);
  if (name === undefined || name === companyIn(hostOf(own))) return [];
  const policies = files.filter(({ file }) => file.endsWith('/legal/privacy.md'));
  return policies
    .filter((policy) => !wordsOf(sectionSix(policy)).includes(name))
    .map(({ file }) => ({
      where: `content/${file}: section 6`,
      what: `LEADS_WEBHOOK_URL sends every lead to ${host}, and the policy does not name that company.`,
      todo: `Name this company in section 6 of the privacy policy. The check looks for "${name}" there.`,
    }));
}

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).hostname : '');

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}-]+/u);

/** The name in a host: hubspot in hooks.hubspot.com, ntaafo in crm.ntaafo.com.gh. None in an IP address. */
function companyIn(host: string): string | undefined {
  const labels = host.split('.');
  if (labels.length < 2 || /\d$/.test(host)) return undefined;
  const isUnderCountry =
    labels.length > 2 && ['com', 'co', 'org', 'net', 'edu', 'gov', 'ac'].includes(labels.at(-2) ?? '');
  return labels.at(isUnderCountry ? -3 : -2);
}

function sectionSix({ texts }: ContentFile): string {
  const text = texts.map((each) => each.text).join('\n');
  const [, after = ''] = text.split('\n## 6.');
  return after.split('\n## ')[0] ?? '';
}
