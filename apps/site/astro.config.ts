import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { brandPalette } from './integrations/brand-palette.ts';
import { breakpoints } from './integrations/breakpoints.ts';
import { bundlePages } from './integrations/bundle-pages.ts';
import { clientDirectives } from './integrations/client-directives.ts';
import { compactTokens } from './integrations/compact-tokens.ts';
import { contentReload } from './integrations/content-reload.ts';
import { displayFont } from './integrations/display-font.ts';
import { islandWords } from './integrations/island-words.ts';
import { scopedClassName } from './integrations/scoped-class-name.ts';
import { styleguide } from './integrations/styleguide.ts';

const sharedByTwo = (name: string, test: RegExp) => ({ name, test, minShareCount: 2, priority: 0 });

/**
 * What most islands share is two files, because each file costs a request and 700 bytes of headers
 * (docs/decisions/0041). Everything else is where Rolldown puts it.
 */
const sharedChunks = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 2 },
    {
      name: 'island',
      // The sign-in, whose size counts, needs neither the actions nor the desk nor these forms nor the calculators.
      // The icon is on the account page and in the calculators.
      test: /\/(packages\/(ui|session|contract|content)|apps\/site)\/src\/(?!lib\/(actions\/|desk\/(?!StaffFactorNotice)|app-form\/AppForm|tools?(-form)?\/))|\/lucide\/.*\/copy\./,
      minShareCount: 4,
      priority: 1,
    },
    // What the calculators share.
    sharedByTwo('tools', /\/apps\/site\/src\/lib\/tools?(-form)?\//),
    // What the pages of accounts and staff share.
    sharedByTwo('actions', /\/apps\/site\/src\/lib\/actions\//),
    // What the forms of accounts share, beside their actions.
    sharedByTwo('accounts', /\/lib\/(app-form\/AppForm|(password-field|mailed-link|reauthentication)\/)/),
    // What only the pages of the desk share.
    sharedByTwo('desk', /\/lib\/desk\/(?!StaffFactorNotice|use-staff-proof)/),
    // What the forms of visitors share.
    sharedByTwo('forms', /\/lib\/(site-form\/(?!check-person)|forms\/(form-draft|draft-keys))|form-words/),
    // The fields of people, which the desk needs too.
    sharedByTwo('fields', /\/site-form\/check-person\.|\/fields\/(phone-shape|record-of)\./),
    // Controls of a few islands.
    sharedByTwo(
      'controls',
      /\/ui\/src\/(Disclosure|FilePicker|PillChoice|ScrollFrame)\/|\/(matches-words|csv-cell)\.|\/lucide\//,
    ),
    // What the header's account shares with these pages.
    sharedByTwo('stock', /\/(lib\/session\/use-stock|contract\/src\/staff\/staff-roles)\./),
  ],
};

/** The first browsers with cascade layers and dialogs: older ones get the page without its design (docs/decisions/0018). */
const oldestBrowsers = ['chrome99', 'firefox98', 'safari15.4'];

export default defineConfig({
  output: 'static',
  outDir: process.env.SITE_OUT_DIR || './dist',
  cacheDir: process.env.SITE_CACHE_DIR ?? '../../node_modules/.astro',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: '_astro' },
  prefetch: false,
  devToolbar: { enabled: false },
  // The application's address. Empty means that our own server answers its calls, on the same origin.
  env: {
    schema: {
      APP_HOST: envField.string({ context: 'client', access: 'public', default: '' }),
      // The accounting application, which pages open and speak of. Empty means that there is none yet.
      APP_URL: envField.string({ context: 'client', access: 'public', default: '' }),
    },
  },
  integrations: [react(), clientDirectives(), displayFont(), styleguide(), bundlePages()],
  vite: {
    plugins: [contentReload, brandPalette, breakpoints(), compactTokens(), islandWords],
    css: {
      modules: { generateScopedName: scopedClassName },
      // Feature 1048576 is light-dark(), which no style uses: its variables would be in every page.
      lightningcss: { exclude: 1_048_576 },
    },
    build: {
      cssMinify: 'lightningcss',
      cssTarget: oldestBrowsers,
      // Script stays beside the page, where it takes none of the bytes of the first round trip.
      assetsInlineLimit: (path) => (path.endsWith('.js') ? false : undefined),
    },
    environments: {
      client: {
        build: { target: oldestBrowsers, rolldownOptions: { output: { codeSplitting: sharedChunks } } },
      },
    },
    // Words and facts are read from disk; packages ship TypeScript.
    ssr: { noExternal: [/^@accounting-site\//] },
  },
});
