import { expect, test } from 'vitest';
import { withoutLogin } from './without-login.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['mailer:s3cret', '535 mailer may not use s3cret', '535 … may not use …'],
  ['mailer:s%40cret%2F', '535 s@cret/ or s%40cret%2F', '535 … or …'],
  ['mailer:100%', '535 100% is wrong', '535 … is wrong'],
  ['mailer:mailer2', '535 mailer2 of mailer', '535 … of …'],
  ['mailer:s3cret', `535 ${base64('s3cret')}, ${base64('\0mailer\0s3cret')}`, '535 …, …'],
  ['mailer', '535 mailer', '535 …'],
])('for %s, %j is kept as %j', (login, said, kept) => {
  expect(withoutLogin(said, `smtp://${login}@mail.example:587`)).toBe(kept);
});

test('without a login, the text is unchanged', () => {
  expect(withoutLogin('421 busy', 'smtp://mail.example')).toBe('421 busy');
});
