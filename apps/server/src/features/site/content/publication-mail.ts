import { titleOfEntry } from '@accounting-site/content/editing/find-group';
import { text } from '@accounting-site/content/fields';
import { fillSlots } from '@accounting-site/content/fill-slots';
import { hasRight } from '@accounting-site/contract/staff-roles';
import { createElement } from 'react';
import { z } from 'zod';
import { Actions, Facts, Letter, Paragraph } from '../../../mail/letter/letter.ts';
import { readMailWords } from '../../../mail/mail-words.ts';
import type { MailParties, WriteMail } from '../../../mail/mail-writer.ts';
import { readMembers } from './content-services.ts';

const schema = z.strictObject({
  published: z.strictObject({ subject: text() }),
  undone: z.strictObject({ subject: text() }),
  text: text(),
  changed: text(),
  note: text(),
  open: text(),
  nobody: text(),
  sender: text(),
});

/**
 * The texts of the email: content/en/mail/release-published.yaml.
 * @throws ContentError when it is invalid
 */
export const readPublicationWords = () => readMailWords('release-published', schema);

/** Writes the email about a publication to a member of the team. None if they may not edit any more. */
export function mailOfPublication({ siteUrl }: MailParties): WriteMail {
  const words = readPublicationWords();
  return async (database, subjectId) => {
    const [number = '', accountId = ''] = subjectId.split('/');
    const publication = await database
      .selectFrom('publications')
      .select(['kind', 'account_id', 'note'])
      .where('number', '=', Number(number))
      .executeTakeFirst();
    const receiver = await database
      .selectFrom('accounts')
      .select(['email', 'role'])
      .where('id', '=', accountId)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (publication === undefined || receiver === undefined) return undefined;
    if (!hasRight(receiver.role, 'content')) return undefined;
    const edits = await database
      .selectFrom('published_edits')
      .select(['path', 'text'])
      .where('publication', '=', Number(number))
      .orderBy('path')
      .execute();
    const changed = edits.map(({ path, text }) => titleOfEntry(path, text)).join('\n');
    const who = (await readMembers(database))(publication.account_id)?.name ?? words.nobody;
    const { subject } = publication.kind === 'rollback' ? words.undone : words.published;
    const heading = fillSlots(subject, { who });
    const facts = [
      { label: words.changed, value: changed },
      { label: words.note, value: publication.note },
    ].filter(({ value }) => value !== '');
    return {
      to: receiver.email,
      subject: heading,
      letter: createElement(
        Letter,
        { heading, sender: words.sender },
        createElement(Paragraph, { text: words.text }),
        facts.length > 0 ? createElement(Facts, { facts }) : null,
        createElement(Actions, {
          links: [{ label: words.open, href: `${siteUrl}/staff/content?view=history` }],
        }),
      ),
      automatic: 'notice',
      whenRefused: 'slowly',
    };
  };
}
