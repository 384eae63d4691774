import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

test('a browser that refuses storage is offered nothing, because it could not remember a No', async () => {
  const createElement = vi.fn();
  const french = { hreflang: 'fr' };
  const documentElement = { lang: 'en-GH' };
  vi.stubGlobal('document', { documentElement, querySelectorAll: () => [french], createElement });
  vi.stubGlobal('navigator', { languages: ['fr-FR'] });
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('The operation is insecure', 'SecurityError');
    },
  });
  await import('./offer-language.ts');
  expect(createElement).not.toHaveBeenCalled();
});
