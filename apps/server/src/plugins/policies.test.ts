import { expect, test } from 'vitest';
import { buildTestApp, ownOrigin } from '../testing/app/build-test-app.ts';
import { buildTestSite, scriptHash, styleHash } from '../testing/app/build-test-site.ts';
import { findPolicyFaults } from '../testing/app/policy-findings.ts';
import { haveEvilProvider } from '../testing/sign-in/evil-provider.ts';
import { environmentOf } from '../testing/sign-in/have-providers.ts';
import { contentSecurityPolicy } from './static-site/content-security-policy.ts';
import { loadSite } from './static-site/load-site.ts';

const files = {
  'index.html': '<title>Home</title><style>p{margin:0}</style><script>start()</script>',
  '404.html': '<title>Page Not Found</title>',
  'robots.txt': 'User-agent: *',
  'service-worker.js': 'keep()',
  '_astro/island.C0FFEE.js': 'export default 1',
};

test('the evaluator finds no fault in the policy of any response', async () => {
  const evil = await haveEvilProvider();
  const environment = environmentOf('GOOGLE', evil);
  const { config } = await buildTestApp();
  const site = await loadSite({ ...config, siteDir: buildTestSite(files) });
  const { app } = await buildTestApp({ environment, replace: { site } });
  const form = { origin: ownOrigin, 'content-type': 'application/x-www-form-urlencoded' };
  const answers = await Promise.all([
    ...Object.keys(files).map((file) => app.inject(`/${file.replace(/\.html$|^index\.html$/, '')}`)),
    app.inject('/no-such-page'),
    app.inject('/api/nothing'),
    app.inject('/api/api/openapi.json'),
    app.inject('/%zz'),
    app.inject({ method: 'POST', url: '/api/site/demo-requests', headers: form, payload: 'name=' }),
    app.inject({ method: 'POST', url: '/api/api/login/providers/google', headers: form, payload: 'a=1' }),
  ]);
  const policies = new Set(answers.map(({ headers }) => String(headers['content-security-policy'])));
  expect(policies.size).toBeGreaterThan(3);
  for (const policy of policies) {
    expect([policy, findPolicyFaults(policy)]).toEqual([policy, []]);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test('no configuration weakens the policy of the pages', () => {
  const inline = { scripts: [scriptHash], styles: [styleHash], styleAttributes: [styleHash] };
  for (const appHost of [undefined, 'https://app.example.com']) {
    for (const serviceWorker of [true, false]) {
      for (const frameOrigins of [[], ['https://maps.example']]) {
        const policy = contentSecurityPolicy(
          inline,
          { frameOrigins },
          { appHost, secure: true, serviceWorker },
        );
        expect([policy, findPolicyFaults(policy)]).toEqual([policy, []]);
      }
    }
  }
});

test('the evaluator finds a weak policy', () => {
  expect(findPolicyFaults("default-src 'none'; script-src 'self' 'unsafe-inline'")).not.toEqual([]);
  expect(findPolicyFaults("script-src https:; object-src 'none'")).not.toEqual([]);
});
