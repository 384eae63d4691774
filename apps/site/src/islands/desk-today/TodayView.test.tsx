import { readPage } from '@accounting-site/content/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { staffSchema } from '../../pages/_staff/staff-words.ts';
import { TodayView } from './TodayView.tsx';

const counts = { overdue: 1, dueToday: 2, unowned: 3, failedCount: 0 };
const today = { ...counts, webinars: [], failed: [], searches: [], articles: [], launch: null };
const words = readPage('staff', staffSchema).today;

test('each number of leads opens a list of exactly those leads', () => {
  const html = renderToStaticMarkup(<TodayView today={today} words={words} />);
  const links = [...html.matchAll(/href="(\/staff\/leads[^"]*)"[^>]*>([^<]*)/g)];
  expect(links.map(([, href, label]) => [label, href])).toEqual([
    [words.overdue, '/staff/leads?overdue=yes'],
    [words.due, '/staff/leads?due=today'],
    [words.unowned, '/staff/leads?owner=nobody'],
  ]);
});
