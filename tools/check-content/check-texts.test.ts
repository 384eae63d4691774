import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '@accounting-site/content/reading/content-error';
import { contentFolder, withContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentWith } from '@accounting-site/content/testing/picture-content';
import { expect, test } from 'vitest';
import { findTextProblems } from './check-texts.ts';
import { findContentProblems } from './find-problems.ts';
import { readSources } from './read-sources.ts';

type Edit = [file: string, from: RegExp | string, to: string];

/** The problems of the content with these changes, each as its file, line, field and message. */
async function problemsAfter(
  find: () => ContentProblem[] | Promise<ContentProblem[]>,
  ...edits: Edit[]
): Promise<string[]> {
  const files: Record<string, string> = {};
  for (const [file, from, to] of edits) {
    const text = files[file] ?? readFileSync(join(contentFolder(), file), 'utf8');
    expect(text, `${from} in ${file}`).toMatch(from);
    files[file] = text.replace(from, to);
  }
  const problems = await withContentFolder(contentWith(files), find);
  return problems.map(({ file, line, field, message }) => `${file}:${line} ${field}: ${message}`).sort();
}

const sales = 'en/mail/demo-request-to-sales.yaml';
const confirmation = 'en/mail/webinar-confirmation.yaml';

test('a slot that code does not fill in is a problem, with the slots that it does', async () => {
  const link = 'en/mail/mailed-link.yaml';
  expect(
    await problemsAfter(
      findContentProblems,
      [sales, /^subject: .*/m, 'subject: "Request from [company]"'],
      [confirmation, /^subject: .*/m, 'subject: "Registered: [Title]"'],
      [link, /^( {4}subject: ).*/m, '$1"Hello [first_name]"'],
      ['en/pages/pricing.yaml', /^( *next: .*)\[day\]/m, '$1[date]'],
      ['en/pages/pricing.yaml', /^( *next: .*)\[price\]/m, '$1[price'],
      ['fr/mail/webinar-message.yaml', /^subject: .*/m, 'subject: "Inscription : [titre]"'],
      // It was made from an earlier version.
      ['fr/mail/webinar-confirmation.yaml', /^subject: .*/m, 'subject: "Inscription : [titre]"'],
      ['fr/messages.yaml', /^("?\[label\] must be text"?: ).*/m, '$1"[nom] doit être un texte"'],
    ),
  ).toEqual([
    `${sales}:3 subject: [company] is not filled in here. Write one of: [who]`,
    expect.stringMatching(
      /mailed-link\.yaml:\d+ purposes\.sign-up\.subject: nothing is filled in here, so visitors would read \[first_name\]/,
    ),
    `${confirmation}:3 subject: [Title] is not filled in here. Write one of: [title]`,
    expect.stringMatching(
      /pricing\.yaml:\d+ price\.next: \[date\] is not filled in here. Write one of: \[day\], \[price\]/,
    ),
    expect.stringContaining('webinar-message.yaml:2 subject: [titre] is not filled in here. Write one of: '),
    expect.stringContaining('[nom] is not filled in here. Write one of: [label]'),
  ]);
});

test('a text may use the slots that its schema names, leave out some, and have words in brackets', async () => {
  const account = 'en/pages/account.yaml';
  expect(
    await problemsAfter(
      findContentProblems,
      ['en/tools/ssnit-calculator.yaml', /^( {2}headline: ).*/m, '$1"Pay [total] in all."'],
      [account, /days: Ends in .*/, 'days: "Ends on [day]."'],
      ['en/pages/about.yaml', /^( {2}lead: ).*/m, '$1"We keep books [beta] [in Accra]."'],
      // Its schema refuses this, and one problem for it is enough.
      [account, /today: .*\[day\].*/, 'today: "Ends today: [days], [day]"'],
    ),
  ).toEqual([expect.stringContaining('fill in nothing but [day]')]);
});

const inTexts = () => findTextProblems(readSources());

test('braces that no fact replaces are a problem, except in code', async () => {
  expect(
    await problemsAfter(
      inTexts,
      ['en/pages/about.yaml', /^( {2}lead: ).*/m, '$1"{ brand.name } and {{brand.name}}"'],
      ['en/pages/careers.yaml', /\{brand\.name\}/, '{Brand.name}'],
      ['en/help/create-invoice.md', /\n$/, '\n\nFrom {plans.starter.price }.\n'],
      ['en/help/mobile-money.md', /\n$/, '\n\nWrite `{ amount }` there.\n\n```\n{ "amount": 5 }\n```\n'],
      ['plans.yaml', /^( {4}description: ).*/m, '$1"For {brand.name}"'],
    ),
  ).toEqual([
    expect.stringMatching(
      /create-invoice\.md:\d+ undefined: visitors would read \{plans.starter.price \}\. /,
    ),
    expect.stringMatching(/about\.yaml:\d+ hero\.lead: visitors would read \{ brand\.name \}\. Write a fact/),
    expect.stringMatching(/careers\.yaml:\d+ .*: visitors would read \{Brand\.name\}/),
    expect.stringMatching(/^plans\.yaml:\d+ plans\[1\]\.description: a file of facts cannot use other facts/),
  ]);
});

test('a field of YAML shows plain text, so Markdown and HTML in it are a problem', async () => {
  for (const words of ['**quickly**', '[prices](/pricing)', 'in <b>minutes</b>'])
    expect(
      await problemsAfter(inTexts, ['en/pages/about.yaml', /^( {2}lead: ).*/m, `$1"Books ${words}"`]),
    ).toEqual([
      expect.stringMatching(/about\.yaml:7 hero\.lead: this field shows plain text, so visitors would read /),
    ]);
});
