import { expect, test } from 'vitest';
import { checkContentBeforeLaunch } from './check-before-launch.ts';
import { writeContent } from './testing/made-content.ts';

const policy = (who: string) => `---
title: Privacy
updated: 2026-11-16
---
We make no decision by machine alone.

## 6. Who else sees it

${who}

## 7. How long we keep it

HubSpot is named too late here.
`;

/** The findings about the webhook. */
const find = (webhook: string | undefined, who: string) =>
  checkContentBeforeLaunch(
    Date.parse('2026-11-21'),
    writeContent({ 'en/legal/privacy.md': policy(who), 'fr/legal/privacy.md': policy(who) }),
    { LEADS_WEBHOOK_URL: webhook, SITE_URL: 'https://www.adom.com.gh' },
  )
    .filter(({ name }) => name === 'Privacy policy')
    .flatMap(({ findings }) => findings);

test('a company that gets every lead must be named in each privacy policy', () => {
  expect(find('https://hooks.hubspot.com/leads', 'The host of our servers.')).toEqual(
    ['en', 'fr'].map((language) => ({
      where: `content/${language}/legal/privacy.md: section 6`,
      what: 'LEADS_WEBHOOK_URL sends every lead to hooks.hubspot.com, and the policy does not name that company.',
      todo: 'Name this company in section 6 of the privacy policy. The check looks for "hubspot" there.',
    })),
  );
  expect(find('https://eu1.make.com', 'They make our servers. See what Make-up says.')).toHaveLength(0);
  expect(find('https://eu1.make.com', 'The maker of our servers.')).toHaveLength(2);
  expect(find('https://crm.legon.edu.gh', 'The host of our servers.')[0]?.todo).toMatch('"legon"');
  expect(find('https://crm.ntaafo.com.gh/leads', 'The host of our servers.')[0]?.todo).toMatch('"ntaafo"');
});

test.each([
  ['https://hooks.hubspot.com/leads', 'The host of our servers, and HubSpot, which keeps our list of leads.'],
  [undefined, 'The host of our servers.'],
  ['', 'The host of our servers.'],
  ['not an address', 'The host of our servers.'],
  ['http://127.0.0.1:4000/leads', 'The host of our servers.'],
  ['http://crm:4000/leads', 'The host of our servers.'],
  ['https://crm.adom.com.gh/leads', 'The host of our servers.'],
])('%s needs no other name than "%s"', (webhook, who) => {
  expect(find(webhook, who)).toEqual([]);
});
