import { readPlans } from '@accounting-site/content/facts/facts';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { expect, test, vi } from 'vitest';

vi.mock('astro:env/client', () => ({ APP_HOST: '', APP_URL: '' }));
const { planLink } = await import('./plan-link.ts');

test('a button leads to sales or to the trial, whatever its words are', () => {
  expect(planLink({ id: 'annually', leads_to: 'sales' })).toBe('/contact?plan=annually');
  expect(planLink({ id: 'annually', leads_to: 'trial' })).toBe('/register?plan=annually');
});

test('the button of a plan leads to the same page in every language', () => {
  const links = () => readPlans().plans.map(({ leads_to }) => leads_to);
  expect(inLanguage('fr', links)).toEqual(links());
});
