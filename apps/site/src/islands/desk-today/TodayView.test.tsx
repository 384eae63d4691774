import { readPage } from '@accounting-site/content/reading/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { staffSchema } from '../../pages/_staff/staff-words.ts';
import { TodayView } from './TodayView.tsx';

const counts = { overdue: 1, dueToday: 2, unowned: 3, failedCount: 0 };
const today = { ...counts, missed: [], webinars: [], failed: [], searches: [], articles: [], launch: null };
const words = readPage('staff', staffSchema).today;

test('each number of leads opens a list of exactly those leads', () => {
  const html = renderToStaticMarkup(
    <TodayView today={today} reader="staff" words={words} onRetried={() => {}} />,
  );
  const links = [...html.matchAll(/href="(\/staff\/leads[^"]*)"[^>]*>([^<]*)/g)];
  expect(links.map(([, href, label]) => [label, href])).toEqual([
    [words.overdue, '/staff/leads?overdue=yes'],
    [words.due, '/staff/leads?due=today'],
    [words.unowned, '/staff/leads?owner=nobody'],
  ]);
  // Leads that are late are marked, and nothing else.
  expect(html.match(/data-urgent/g)).toHaveLength(1);
});

test('an update of the site that is late is urgent, and then something is due', () => {
  const idle = { ...today, overdue: 0, dueToday: 0, unowned: 0 };
  const show = (missed: string[]) =>
    renderToStaticMarkup(
      <TodayView today={{ ...idle, missed }} reader="staff" words={words} onRetried={() => {}} />,
    );
  expect(show([])).toContain(words.nothing);
  const late = show(['2027-01-01T00:00:00Z']);
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
  const show = (role: string) =>
    renderToStaticMarkup(
      <TodayView
        today={{ ...today, webinars: [webinar] }}
        reader={role}
        words={words}
        onRetried={() => {}}
      />,
    );
  const list = '/staff/leads?stage=all&amp;webinar=first-report%2C+2026-12-01';
  expect(show('staff')).toContain(`href="${list}"`);
  expect(show('editor')).not.toContain(list);
  expect(show('staff').match(/data-urgent/g)).toHaveLength(1);
});

test('a webinar that moved to another hour is urgent, and says what to do', () => {
  const [id, startsAt] = ['first-report', '2026-12-01T10:00:00Z'];
  const webinar = { id, title: '', startsAt, date: '', seats: 4, state: 'moved' } as const;
  const idle = { ...today, overdue: 0 };
  const html = renderToStaticMarkup(
    <TodayView today={{ ...idle, webinars: [webinar] }} reader="staff" words={words} onRetried={() => {}} />,
  );
  expect(html).toContain(words.moved);
  expect(html.match(/data-urgent/g)).toHaveLength(1);
});

test('an article that did not help shows what readers wrote', () => {
  const article = { article: '/help/article/refunds', no: 2, yes: 0, comments: ['Where is <b>Refund</b>?'] };
  const html = renderToStaticMarkup(
    <TodayView
      today={{ ...today, articles: [article] }}
      reader="editor"
      words={words}
      onRetried={() => {}}
    />,
  );
  expect(html).toContain('Where is &lt;b&gt;Refund&lt;/b&gt;?');
});

test('a failed email shows whose it is, so that they can be called', () => {
  const message = {
    id: 'm',
    template: 'mailed-link',
    at: '2026-11-02T09:00:00Z',
    address: 'ama@shop.example',
    problem: '550 unknown user',
  };
  const html = renderToStaticMarkup(
    <TodayView
      today={{ ...today, failed: [message], failedCount: 1 }}
      reader="staff"
      words={words}
      onRetried={() => {}}
    />,
  );
  expect(html.replaceAll('<!-- -->', '')).toMatch(/, ama@shop\.example, .*: 550 unknown user/);
});
