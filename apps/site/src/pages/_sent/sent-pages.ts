import { readCallMe } from '../../lib/forms/call-me.ts';
import { readDemoRequest } from '../../lib/forms/demo-request.ts';
import type { Head } from '../../lib/pages/head.ts';
import { href, routes } from '../../lib/pages/routes.ts';
import { readArticleFeedbackWords } from '../../sections/ArticleFeedback/article-feedback-words.ts';
import { readWebinarWords } from '../_webinar/webinar-words.ts';

/** A page after a form that was sent without JavaScript. */
export interface SentPage {
  path: string;
  head: Head;
  words: { heading: string; text: string };
  links: { href: string; label: string }[];
}

/** All of them, with their texts in the current language. */
export function readSentPages(): SentPage[] {
  const { words: call } = readCallMe();
  const { words: demo } = readDemoRequest();
  const { sent_page: vote } = readArticleFeedbackWords();
  const { registered } = readWebinarWords();
  return [
    {
      path: routes.callRequestSent,
      head: call.sent_page.head,
      words: call.sent,
      links: [{ href: routes.home, label: call.sent_page.home }],
    },
    {
      path: `${routes.demoRequest}/sent`,
      head: demo.sent_page.head,
      words: demo.sent,
      links: [{ href: routes.home, label: demo.sent.home }],
    },
    {
      path: routes.articleFeedbackSent,
      head: vote.head,
      words: vote,
      links: [
        { href: href(routes.helpCenter), label: vote.help },
        { href: routes.resources, label: vote.resources },
      ],
    },
    {
      path: routes.webinarRegistered,
      head: registered.head,
      words: registered,
      links: [{ href: routes.resources, label: registered.back }],
    },
  ];
}
