import { accountCalls } from './account-calls.ts';
import { contentCalls, previewCalls } from './content-calls.ts';
import { entryCalls } from './entry-calls.ts';
import { inventoryCalls } from './inventory-calls.ts';
import { securityCalls } from './security-calls.ts';
import { appHostCalls } from './session-calls.ts';
import { siteCalls } from './site-calls.ts';
import { staffCalls } from './staff-calls.ts';

/** The application's endpoints: those of specification §7 and the additions of the bundled application. */
export const allAppHostCalls = {
  ...appHostCalls,
  ...entryCalls,
  ...accountCalls,
  ...securityCalls,
  ...inventoryCalls,
};

/** The site's own endpoints, where the application is bundled. Elsewhere those for staff do not exist. */
export const allSiteCalls = { ...siteCalls, ...staffCalls, ...contentCalls, ...previewCalls };
