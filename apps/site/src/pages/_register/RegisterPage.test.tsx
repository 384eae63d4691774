import { readPage } from '@accounting-site/content/reading/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RegisterPage } from './RegisterPage.tsx';
import { registerSchema } from './register-words.ts';

vi.mock('astro:env/client', () => ({ APP_HOST: '', APP_URL: '' }));

test('a visitor from another country finds what works there', () => {
  const words = readPage('register', registerSchema);
  expect(renderToStaticMarkup(<RegisterPage words={words} />)).toContain(
    `href="/pricing/questions#can-i-use-it-outside-ghana">${words.abroad.label}</a>`,
  );
});
