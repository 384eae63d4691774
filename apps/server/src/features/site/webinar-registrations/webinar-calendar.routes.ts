import { nthStart } from '@accounting-site/content/dates/webinar-dates';
import { findStart, readWebinars, scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import type { FastifyInstance } from 'fastify';
import { type Clock, minute } from '../../../clock.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { readConfirmationWords } from './confirmation-words.ts';

/**
 * GET /webinars/<id>/<year-month-day>.ics, or next.ics: a calendar file for one date of a webinar, without
 * registering. A past or unknown date returns 404.
 */
export async function webinarCalendars(
  app: FastifyInstance,
  { clock, siteUrl }: { clock: Clock; siteUrl: string },
): Promise<void> {
  const webinars = app.readLater(readWebinars);
  const words = app.readLater(readConfirmationWords);
  const calendar = app.readLater(() => import('./webinar-calendar.ts'));

  answerCall(app, siteCalls.webinarCalendar, async ({ params }, reply) => {
    const now = clock();
    const webinar = webinars().find(({ id }) => id === params.webinarId);
    const start = webinar && startIn(params.file, webinar, now);
    if (webinar === undefined || start === undefined) {
      throw new RefusedCall(404, 'There is no such date. The page of the webinar names the next ones.');
    }
    const { webinarCalendar } = await calendar();
    const file = webinarCalendar({ webinar, start, stamp: now, siteUrl, words: words() });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${webinar.id}.ics"`)
      .send(file);
  });
}

/** The start of the webinar on the day that the file name has, unless it is over. */
function startIn(file: string, webinar: Webinar, now: number): number | undefined {
  if (file === 'next.ics') return nthStart(scheduleOf(webinar), now, 0)?.getTime();
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})\.ics$/.exec(file) ?? [];
  const start = findStart(webinar, day);
  return start !== undefined && start + webinar.minutes * minute > now ? start : undefined;
}
