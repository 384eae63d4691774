import { describe, expect, test } from 'vitest';
import { isPlaceholderHost } from './placeholder-values.ts';
import { changed, findIn } from './testing/find-in.ts';
import { readyContent } from './testing/made-content.ts';

describe('sample content is found', () => {
  test.each([
    ['brand.yaml', 'name:', 'sample: true\nname:', 'sample | "Ntaafo Books"'],
    ['en/testimonials.yaml', '{ name:', '{ sample: true, name:', 'items[1].sample | "Abena Owusu"'],
    [
      'webinars.yaml',
      'title:',
      'sample: true\n    title:',
      'webinars[1].sample | "From your first sale to your first report"',
    ],
    [
      'en/stories/caterer.md',
      'title:',
      'sample: true\ntitle:',
      'sample | "A caterer who knows what a plate costs"',
    ],
    ['en/legal/terms.md', 'title:', 'sample: true\ntitle:', 'sample | "Terms of Service"'],
    ['contact.yaml', 'email:', 'sample: true\nemail:', 'sample | "+233 30 276 5432"'],
  ])('in %s', (file, from, to, found) => {
    expect(findIn({ [file]: readyContent[file]?.replace(from, to) })).toEqual([
      `content/${file}: ${found} is sample content.`,
    ]);
  });

  test('at any depth, and not if it is false', () => {
    expect(
      findIn({ 'en/pages/x.yaml': 'meetups: { sample: true, heading: Meet-ups }\nrest: { sample: false }' }),
    ).toEqual(['content/en/pages/x.yaml: meetups.sample | "Meet-ups" is sample content.']);
  });
});

describe('a placeholder is found', () => {
  test.each([
    [
      'hello@ntaafo.com.gh',
      'hello@ntaafo.example',
      'email',
      'ntaafo.example is an example domain: no one receives email there.',
    ],
    [
      'hello@ntaafo.com.gh',
      'hello@example.com',
      'email',
      'example.com is an example domain: no one receives email there.',
    ],
    ["'+233302765432'", "'+233302000000'", 'phone', '+233302000000 is a number of zeros.'],
    ['+233 30 276 5432', '+233 20 000 0000', 'phone_display', '+233 20 000 0000 is a number of zeros.'],
    ['GA-123-4567', 'GA-000-0000', 'address.digital_address', 'GA-000-0000 is not a valid digital address.'],
  ])('%s as %s', (from, to, place, what) => {
    expect(findIn(changed('contact.yaml', from, to))).toEqual([`content/contact.yaml: ${place} | ${what}`]);
  });

  test.each(['TODO: write this', 'Lorem ipsum dolor', 'Opening hours: TBD'])('in a text: %s', (text) => {
    const found = findIn(changed('en/legal/terms.md', 'You pay in advance.', text));
    expect(found).toEqual([
      expect.stringMatching(/^content\/en\/legal\/terms\.md: line 5 \| ".*" is a placeholder/),
    ]);
  });

  test('not in a hint, in a drawing or in a sheet to fill in', () => {
    const numbers = 'phone: 024 000 0000\nsite: www.shop.example';
    expect(
      findIn({ 'en/templates/invoice.yaml': numbers, 'en/pages/y.yaml': 'phone_hint: 024 000 0000' }),
    ).toEqual([]);
    expect(findIn({ 'en/pages/y.yaml': numbers })).toHaveLength(2);
  });

  test('only in reserved host names', () => {
    const hosts = ['example.com', 'WWW.EXAMPLE.ORG', 'shop.example', 'x.test', 'a.localhost', 'no.invalid'];
    expect(hosts.filter((host) => !isPlaceholderHost(host))).toEqual([]);
    const others = ['myexample.com', 'example.com.gh', 'example.shop', 'contest.gh', 'ntaafo.com.gh'];
    expect(others.filter(isPlaceholderHost)).toEqual([]);
  });

  test('not in amounts, dates and tax numbers', () => {
    const text = 'text: GH₵1,000,000.00 by 2026-11-16, invoice 20261116-0042, C0001234567';
    expect(findIn({ 'en/pages/y.yaml': text })).toEqual([]);
  });
});

describe('an unreviewed article is found', () => {
  test.each(['en/buying/switch.md', 'en/help/create-invoice.md', 'en/resources/choose-a-plan.md'])(
    '%s',
    (file) => {
      const article = readyContent[file] ?? readyContent['en/help/create-invoice.md'];
      const text = article?.replace(/reviewed_by: .*\n/, '');
      expect(findIn({ [file]: text })).toEqual([
        `content/${file}: reviewed_by | No one has reviewed it yet.`,
      ]);
    },
  );

  test('by each statement that its accountant has to confirm', () => {
    const file = 'en/resources/choose-a-plan.md';
    const text = readyContent[file]?.replace('reviewed:', 'confirm: [Overtime is taxed at 5%.]\nreviewed:');
    expect(findIn({ [file]: text })).toEqual([
      `content/${file}: confirm[1] | It says: "Overtime is taxed at 5%." No one has confirmed it yet.`,
    ]);
  });
});
