import { expect, test, vi } from 'vitest';
import { GET } from './security.txt.ts';

test('security.txt does not expire before the site is built again, in a leap year too, with a month to spare', async () => {
  vi.stubEnv('SITE_URL', 'https://site.example');
  for (const year of [2026, 2027, 2028]) {
    vi.stubEnv('CONTENT_NOW', `${year}-01-01T00:05:00Z`);
    const text = await (GET as () => Response)().text();
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.parse(`${year + 1}-01-31`));
  }
});
