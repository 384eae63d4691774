import { titleOfEntry } from '@accounting-site/content/editing/find-group';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { text } from '@accounting-site/content/reading/fields';
import { hasRight } from '@accounting-site/contract/staff/staff-roles';
import { z } from 'zod';
import type { Database } from '../../../database/open-database.ts';
import { formatMoment } from '../../../format-moment.ts';
import { actions, facts, letter, paragraph } from '../../../mail/letter/letter.ts';
import { readMailWords } from '../../../mail/mail-words.ts';
import type { MailParties, WriteMail } from '../../../mail/mail-writer.ts';
import { withoutPictures } from '../../../publishing/content/content-text.ts';
import { missedNews } from '../../../publishing/publisher/missed-updates.ts';
import { findMembers } from '../leads/members.repository.ts';

const schema = z.strictObject({
  published: z.strictObject({ subject: text(), text: text() }),
  undone: z.strictObject({ subject: text(), text: text() }),
  failed: z.strictObject({ subject: text(), text: text() }),
  overdue: z.strictObject({ subject: text(), text: text() }),
  missed: z.strictObject({ subject: text(), text: text() }),
  changed: text(),
  note: text(),
  open: text(),
  nobody: text(),
  former: text(),
  sender: text(),
});

/**
 * The texts of the email: content/en/mail/release-published.yaml.
 * @throws ContentError when it is invalid
 */
export const readPublicationWords = () => readMailWords('release-published', schema);

/**
 * Writes the email to a member of the team: about a publication, a planned one that failed, a failed build
 * for a date, or a missed update. None if they may not edit any more.
 */
export function mailOfPublication({ siteUrl }: MailParties): WriteMail {
  const words = readPublicationWords();
  return async (database, subjectId) => {
    const [id = '', accountId = ''] = subjectId.split('/');
    const news = await findNews(database, id);
    const receiver = await database
      .selectFrom('accounts')
      .select(['email', 'role'])
      .where('id', '=', accountId)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (news === undefined || receiver === undefined) return undefined;
    if (!hasRight(receiver.role, 'content')) return undefined;
    const { kind, account_id, note, edits, time = '' } = news;
    const changed = edits.map(({ path, text }) => titleOfEntry(path, text)).join('\n');
    const unknown = kind === 'failed' ? words.former : words.nobody;
    const who = (await findMembers(database, [news]))(account_id)?.name ?? unknown;
    const { subject, text } = words[partOf[kind]];
    const view = ['failed', 'overdue', 'missed'].includes(kind) ? 'changes' : 'history';
    const heading = fillSlots(subject, { who });
    const changes = [
      { label: words.changed, value: changed },
      { label: words.note, value: note },
    ].filter(({ value }) => value !== '');
    return {
      to: receiver.email,
      subject: heading,
      letter: letter(
        { heading, sender: words.sender },
        paragraph(fillSlots(text, { who, time })),
        changes.length > 0 ? facts(changes) : undefined,
        actions([{ label: words.open, href: `${siteUrl}/staff/content?view=${view}` }]),
      ),
      automatic: 'notice',
      whenRefused: 'slowly',
    };
  };
}

interface News {
  kind: keyof typeof partOf;
  account_id: string | null;
  note: string;
  edits: readonly { path: string; text: string | null }[];
  /** When it was due. */
  time?: string;
}

const partOf = {
  failed: 'failed',
  overdue: 'overdue',
  missed: 'missed',
  rollback: 'undone',
  publish: 'published',
  deploy: 'published',
  date: 'published',
} as const;

/**
 * What an email is about: a publication with what it changed, a planned one or a build for a date that failed,
 * or a missed update.
 * @param id a publication has a number, a missed update its moment after `missedNews`, the others a UUID
 */
async function findNews(database: Database, id: string): Promise<News | undefined> {
  if (id.startsWith(missedNews)) {
    const time = formatMoment(Number(id.slice(missedNews.length)), 'en-GH');
    return { kind: 'missed', account_id: null, note: '', edits: [], time };
  }
  if (!/^\d+$/.test(id)) {
    const jobs = database
      .selectFrom('publish_jobs')
      .select(['kind', 'account_id', 'note'])
      .where('id', '=', id);
    const job = await jobs.executeTakeFirst();
    return job && { ...job, kind: job.kind === 'date' ? 'overdue' : 'failed', edits: [] };
  }
  const publication = await database
    .selectFrom('publications')
    .select(['kind', 'account_id', 'note'])
    .where('number', '=', Number(id))
    .executeTakeFirst();
  const edits = await database
    .selectFrom('published_edits')
    .select(['path', withoutPictures().as('text')])
    .where('publication', '=', Number(id))
    .orderBy('path')
    .execute();
  return publication && { ...publication, edits };
}
