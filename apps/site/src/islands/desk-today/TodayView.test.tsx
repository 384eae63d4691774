import { readPage } from '@accounting-site/content/reading/pages';
import type { Today } from '@accounting-site/contract/staff/staff-numbers';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { staffSchema } from '../../pages/_staff/staff-words.ts';
import { TodayView } from './TodayView.tsx';

const counts = { overdue: 1, dueToday: 2, unowned: 3, undated: 4, failedCount: 0 };
const today = { ...counts, missed: [], webinars: [], failed: [], searches: [], articles: [], launch: null };
const words = readPage('staff', staffSchema).today;

const show = (more: Partial<Today> = {}, reader = 'staff') =>
  renderToStaticMarkup(
    <TodayView today={{ ...today, ...more }} reader={reader} words={words} onRetried={() => {}} />,
  );

test('each number of leads opens a list of exactly those leads', () => {
  const html = show();
  const links = [...html.matchAll(/href="(\/staff\/leads[^"]*)"[^>]*>([^<]*)/g)];
  expect(links.map(([, href, label]) => [label, href])).toEqual([
    [words.overdue, '/staff/leads?overdue=yes'],
    [words.due, '/staff/leads?due=today'],
    [words.unowned, '/staff/leads?owner=nobody'],
    [words.undated, '/staff/leads?due=none'],
  ]);
  // Leads that are late are marked, and nothing else.
  expect(html.match(/data-urgent/g)).toHaveLength(1);
});

test('an update of the site that is late is urgent, and then something is due', () => {
  const idle = { overdue: 0, dueToday: 0, unowned: 0, undated: 0 };
  expect(show(idle)).toContain(words.nothing);
  const late = show({ ...idle, missed: ['2027-01-01T00:00:00Z'] });
  expect(late).not.toContain(words.nothing);
  expect(late).toContain(words.missed_help);
  expect(late).toMatch(/data-urgent[\s\S]*1 Jan 2027/);
});

test('the seats of a webinar open the list of the people who registered, for those who may see leads', () => {
  const webinar = {
    id: 'first-report',
    title: 'Your first report',
    startsAt: '2026-12-01T10:00:00Z',
    date: 'first-report, 2026-12-01',
    seats: 4,
    state: 'coming',
  } as const;
  const htmlFor = (role: string) => show({ webinars: [webinar] }, role);
  const list = '/staff/leads?stage=all&amp;webinar=first-report%2C+2026-12-01';
  expect(htmlFor('staff')).toContain(`href="${list}"`);
  expect(htmlFor('editor')).not.toContain(list);
  expect(htmlFor('staff').match(/data-urgent/g)).toHaveLength(1);
});

test('a webinar that moved to another hour is urgent, and says what to do', () => {
  const [id, startsAt] = ['first-report', '2026-12-01T10:00:00Z'];
  const webinar = { id, title: '', startsAt, date: '', seats: 4, state: 'moved' } as const;
  const html = show({ overdue: 0, webinars: [webinar] });
  expect(html).toContain(words.moved);
  expect(html.match(/data-urgent/g)).toHaveLength(1);
});

test('an article that did not help shows what readers wrote', () => {
  const article = { article: '/help/article/refunds', no: 2, yes: 0, comments: ['Where is <b>Refund</b>?'] };
  expect(show({ articles: [article] }, 'editor')).toContain('Where is &lt;b&gt;Refund&lt;/b&gt;?');
});

test('a failed email shows whose it is, so that they can be called', () => {
  const message = {
    id: 'm',
    template: 'mailed-link',
    at: '2026-11-02T09:00:00Z',
    address: 'ama@shop.example',
    problem: '550 unknown user',
  };
  const html = show({ failed: [message], failedCount: 1 });
  expect(html.replaceAll('<!-- -->', '')).toMatch(/, ama@shop\.example, .*: 550 unknown user/);
});
