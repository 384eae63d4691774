import { describe, expect, test } from 'vitest';
import { changed, findIn } from './testing/find-in.ts';

describe('help around the clock', () => {
  const claim =
    'content/claims.yaml: stats[4] | Says "24/7 support". Somebody answers in 49 of the 168 hours of a week; "24/7 for critical system issues" is all beyond them.';

  test('is not what the hours say', () => {
    expect(findIn(changed('claims.yaml', 'support for critical issues', 'support'))).toEqual([claim]);
    const nobody = changed('hours.yaml', '24/7 for critical system issues', leaveAMessage);
    expect(findIn(nobody)).toEqual([
      'content/claims.yaml: stats[4] | Says "24/7 support for critical issues". Somebody answers in 49 of the 168 hours of a week.',
    ]);
  });

  test.each(['We answer 24 hours a day.', 'Support round the clock', 'Call us 24/7.'])(
    'nor in a text: %s',
    (text) => {
      const found = findIn({ 'en/pages/x.yaml': JSON.stringify({ text }) });
      expect(found).toEqual([
        expect.stringMatching(`content/en/pages/x.yaml: text | Says "${text}"`.replace('|', '\\|')),
      ]);
    },
  );

  test('may be said of what it is for, and of everything where somebody is always there', () => {
    expect(
      findIn({ 'en/pages/x.yaml': 'text: In an emergency, such as a critical fault, call 24/7.' }),
    ).toEqual([]);
    const always =
      changed('hours.yaml', "opens: '08:00', closes: '17:00', text: '8:00 AM - 5:00 PM GMT'", day)[
        'hours.yaml'
      ] ?? '';
    const hours = always
      .replace('[1, 2, 3, 4, 5], label: Monday-Friday', '[1, 2, 3, 4, 5, 6], label: Monday-Saturday')
      .replace("opens: '09:00', closes: '13:00', text: '9:00 AM - 1:00 PM GMT'", day);
    expect(findIn({ 'hours.yaml': hours, 'en/pages/x.yaml': 'text: Call us 24/7.' })).toEqual([]);
  });
});

const day = "opens: '00:00', closes: '23:59', text: '00:00 - 23:59'";
const leaveAMessage = 'leave a message';

describe('an answer within some hours', () => {
  const replies = (email: string) => changed('hours.yaml', 'email: within two days', `email: ${email}`);

  test.each(['up to 24 hours', 'within a day', 'in 39 hours', 'within one day'])(
    'cannot be promised over a weekend: %s',
    (text) => {
      expect(findIn(replies(text))).toEqual([
        `content/hours.yaml: reply_times.email | Promises an answer "${text}". Nobody is there from Friday 17:00 to Sunday 09:00, which is 40 hours.`,
      ]);
    },
  );

  test.each([
    'within 40 hours',
    'within two days',
    'within 24 hours on working days',
    'up to 4 hours while we are open',
    'soon',
  ])('can: %s', (text) => {
    expect(findIn(replies(text))).toEqual([]);
  });

  test('can where nobody is away for so long', () => {
    const open = changed(
      'hours.yaml',
      'days: [7], label: Sunday',
      'days: [6, 7], label: Saturday and Sunday',
    );
    expect(
      findIn({
        'hours.yaml': (open['hours.yaml'] ?? '').replace('email: within two days', 'email: up to 24 hours'),
      }),
    ).toEqual([]);
  });
});

describe('the hours in words', () => {
  test.each([
    [
      '8:00 AM - 5:00 PM',
      '8:00 AM - 6:00 PM',
      'weekly[1].text | Says "8:00 AM - 6:00 PM GMT", and the site counts with 08:00 to 17:00.',
    ],
    [
      '9:00 AM - 1:00 PM',
      '9:00 AM to noon',
      'weekly[2].text | Says "9:00 AM to noon GMT", and the site counts with 09:00 to 13:00.',
    ],
    [
      'label: Monday-Friday',
      'label: Monday-Saturday',
      'weekly[1].label | Says "Monday-Saturday", and the site counts with the days 1, 2, 3, 4, 5, where 1 is Monday.',
    ],
    [
      'label: Sunday',
      'label: Saturday',
      'weekly[2].label | Says "Saturday", and the site counts with the days 7, where 1 is Monday.',
    ],
  ])('differ from those that the site counts with: %s as %s', (from, to, found) => {
    expect(findIn(changed('hours.yaml', from, to))).toEqual([`content/hours.yaml: ${found}`]);
  });

  test.each([
    ['8:00 AM - 5:00 PM GMT', '08:00 to 17:00'],
    ['9:00 AM - 1:00 PM GMT', '9:00 am - 1:00 pm'],
    ['label: Monday-Friday', "label: 'Mon, Tue, Wed, Thu and Fri'"],
    ['label: Monday-Friday', 'label: Monday to Friday'],
    ['label: Monday-Friday', 'label: Working days'],
  ])('may be said another way: %s as %s', (from, to) => {
    expect(findIn(changed('hours.yaml', from, to))).toEqual([]);
  });
});
