import { listFeedback } from '@accounting-site/server/features/site/article-feedback/article-feedback.repository';
import type { Command } from '../command.ts';
import { inOneLine } from '../for-terminal.ts';
import { formatTable } from '../format-table.ts';
import { isForPrograms, listOptions, printList } from '../print-list.ts';
import { readPath, readSince } from '../read-options.ts';

export const articleFeedback: Command = {
  name: 'article-feedback',
  usage: 'article-feedback [--article PATH] [--since DAY] [--json | --csv]',
  help: `Shows whether help articles and guides helped: for each the number of yes and no answers, then the comments, the
latest first. The articles that helped least often come first. Answers are kept for thirteen months, without personal data.
--article shows one article, by its path, like /help/article/create-invoice.
--since takes a day, like 2026-11-01, or a number of days, like 30d.
--json prints one object for each answer, --csv a file for a spreadsheet.`,
  options: {
    article: { type: 'string' },
    since: { type: 'string' },
    ...listOptions,
  },
  async run(given, { database, now, print }) {
    const choice = {
      article: readPath(given, 'article', '/help/article/create-invoice'),
      since: readSince(given, now),
    };
    const answers = (await listFeedback(database, choice)).map((row) => ({
      received: new Date(row.received_at).toISOString(),
      article: row.article,
      helpful: row.helpful === 1 ? 'yes' : 'no',
      comment: row.comment,
    }));
    if (answers.length === 0 || isForPrograms(given)) {
      const columns = { received: null, article: null, helpful: null, comment: null };
      printList(given, print, { records: answers, whenEmpty: 'No reader has answered yet.', columns });
      return;
    }
    const articles = [...Map.groupBy(answers, ({ article }) => article)]
      .map(summarise)
      .sort(leastHelpfulFirst);
    print(formatTable(['Article', 'Yes', 'No', 'Helped'], articles.map(toRow)));
    for (const { article, comments } of articles) {
      if (comments.length > 0) print(`\n${inOneLine(article)}\n${comments.map(toLine).join('\n')}`);
    }
  },
};

interface Answer {
  received: string;
  article: string;
  helpful: string;
  comment: string;
}

function summarise([article, answers]: [string, Answer[]]) {
  const yes = answers.filter(({ helpful }) => helpful === 'yes').length;
  const comments = answers.filter(({ comment }) => comment !== '');
  return { article, yes, no: answers.length - yes, share: yes / answers.length, comments };
}

type Summary = ReturnType<typeof summarise>;

/** Of articles with the same share of yes votes, those with more no votes come first. */
function leastHelpfulFirst(one: Summary, other: Summary): number {
  return one.share - other.share || other.no - one.no || one.article.localeCompare(other.article);
}

const toRow = ({ article, yes, no, share }: Summary) => [
  article,
  String(yes),
  String(no),
  `${Math.round(share * 100)}%`,
];

const toLine = ({ received, helpful, comment }: Answer) =>
  `  ${received.slice(0, 10)}  ${helpful.padEnd(3)}  ${inOneLine(comment)}`;
