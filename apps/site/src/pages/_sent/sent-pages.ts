import { readCallMe } from '../../lib/forms/call-me.ts';
import { readDemoRequest } from '../../lib/forms/demo-request.ts';
import type { Head } from '../../lib/pages/head.ts';
import { href, routes } from '../../lib/pages/routes.ts';
import { readArticleFeedbackWords } from '../../sections/ArticleFeedback/article-feedback-words.ts';
import { readWebinarWords } from '../_webinar/webinar-words.ts';

/** A page after a form that was sent without JavaScript. */
interface SentPage {
  path: string;
  /**
   * Its texts in the current language: read from one file only, because a missing translation would make the
   * page English.
   */
  read: () => {
    head: Head;
    words: { heading: string; text: string };
    links: { href: string; label: string }[];
  };
}

export const sentPages: readonly SentPage[] = [
  {
    path: routes.callRequestSent,
    read() {
      const { sent, sent_page } = readCallMe().words;
      return { head: sent_page.head, words: sent, links: [{ href: routes.home, label: sent_page.home }] };
    },
  },
  {
    path: `${routes.demoRequest}/sent`,
    read() {
      const { sent, sent_page } = readDemoRequest().words;
      return { head: sent_page.head, words: sent, links: [{ href: routes.home, label: sent.home }] };
    },
  },
  {
    path: routes.articleFeedbackSent,
    read() {
      const { sent_page: vote } = readArticleFeedbackWords();
      const links = [
        { href: href(routes.helpCenter), label: vote.help },
        { href: routes.resources, label: vote.resources },
      ];
      return { head: vote.head, words: vote, links };
    },
  },
  {
    path: routes.webinarRegistered,
    read() {
      const { registered } = readWebinarWords();
      const links = [{ href: routes.resources, label: registered.back }];
      return { head: registered.head, words: registered, links };
    },
  },
];
