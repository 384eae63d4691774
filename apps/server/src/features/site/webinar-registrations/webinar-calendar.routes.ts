import { nextStarts, startsAt } from '@accounting-site/content/dates/webinar-dates';
import { readWebinars, scheduleOf, type Webinar } from '@accounting-site/content/files/webinars';
import { addressPrefix } from '@accounting-site/content/languages/languages';
import { siteCalls } from '@accounting-site/contract/calls/site-calls';
import type { FastifyInstance } from 'fastify';
import { type Clock, minute } from '../../../clock.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { confirmationFor, readConfirmationWords } from './confirmation-words.ts';

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
    const start = webinar && findStart(webinar, params.file, now);
    if (webinar === undefined || start === undefined) {
      throw new RefusedCall(404, 'There is no such date. The page of the webinar names the next ones.');
    }
    const url = `${siteUrl}${addressPrefix()}/resources/webinars/${webinar.id}`;
    const { webinarCalendar } = await calendar();
    const file = webinarCalendar({
      webinar,
      start: start.getTime(),
      stamp: now,
      url,
      note: confirmationFor(webinar, words()).calendar_note,
    });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${webinar.id}.ics"`)
      .send(file);
  });
}

/** The start of the webinar named in the file name, unless it is over. */
function findStart(webinar: Webinar, file: string, now: number): Date | undefined {
  const schedule = scheduleOf(webinar);
  if (file === 'next.ics') return nextStarts(schedule, new Date(now), 1)[0];
  const [, day] = /^(\d{4}-\d{2}-\d{2})\.ics$/.exec(file) ?? [];
  const start = new Date(`${day}T${webinar.time}:00.000Z`);
  const isThere = startsAt(schedule, start) && start.getTime() + webinar.minutes * minute > now;
  return isThere ? start : undefined;
}
