import { alertSettingsSchema } from './alert-settings.ts';
import { articleFeedbackAnswerSchema, articleFeedbackSchema } from './article-feedback.ts';
import { browserErrorSchema } from './browser-errors.ts';
import type { Call } from './call.ts';
import { appHostPaths, sitePaths } from './call-paths.ts';
import { demoRequestAnswerSchema, demoRequestSchema } from './demo-requests.ts';
import { inventoryAnswerSchema } from './inventory.ts';
import { loginAnswerSchema, loginRequestSchema } from './login.ts';
import { logoutAnswerSchema, logoutRequestSchema } from './logout.ts';
import { refreshAnswerSchema, refreshRequestSchema } from './refresh.ts';
import { searchMissSchema } from './search-misses.ts';
import {
  answeredSchema,
  demoRequestPageSchema,
  staffDemoRequestSchema,
  staffDemoRequestsAnswerSchema,
} from './staff-demo-requests.ts';
import { vitalsSchema } from './vitals.ts';
import { webinarRegistrationAnswerSchema, webinarRegistrationSchema } from './webinar-registrations.ts';

/** The endpoints of specification §7, under `appHostBasePath`. The body of a failure is a `Problem`. */
export const appHostCalls = {
  login: {
    method: 'POST',
    path: appHostPaths.login,
    request: loginRequestSchema,
    answer: loginAnswerSchema,
    status: 200,
  },
  logout: {
    method: 'POST',
    path: appHostPaths.logout,
    request: logoutRequestSchema,
    answer: logoutAnswerSchema,
    status: 204,
  },
  refresh: {
    method: 'POST',
    path: appHostPaths.refresh,
    request: refreshRequestSchema,
    answer: refreshAnswerSchema,
    status: 200,
  },
  readAlertSettings: {
    method: 'GET',
    path: appHostPaths.alertSettings,
    request: null,
    answer: alertSettingsSchema,
    status: 200,
  },
  saveAlertSettings: {
    method: 'PUT',
    path: appHostPaths.alertSettings,
    request: alertSettingsSchema,
    answer: alertSettingsSchema,
    status: 200,
  },
  listInventory: {
    method: 'GET',
    path: appHostPaths.inventory,
    request: null,
    answer: inventoryAnswerSchema,
    status: 200,
  },
} as const satisfies Record<string, Call>;

/** The site's own endpoints, under `siteBasePath`. The body of a failure is a `Problem`. */
export const siteCalls = {
  demoRequest: {
    method: 'POST',
    path: sitePaths.demoRequests,
    request: demoRequestSchema,
    answer: demoRequestAnswerSchema,
    status: 201,
  },
  webinarRegistration: {
    method: 'POST',
    path: sitePaths.webinarRegistrations,
    request: webinarRegistrationSchema,
    answer: webinarRegistrationAnswerSchema,
    status: 201,
  },
  articleFeedback: {
    method: 'POST',
    path: sitePaths.articleFeedback,
    request: articleFeedbackSchema,
    answer: articleFeedbackAnswerSchema,
    status: 201,
  },
  searchMiss: {
    method: 'POST',
    path: sitePaths.searchMisses,
    request: searchMissSchema,
    answer: null,
    status: 204,
  },
  vitals: {
    method: 'POST',
    path: sitePaths.vitals,
    request: vitalsSchema,
    answer: null,
    status: 202,
  },
  browserError: {
    method: 'POST',
    path: sitePaths.browserErrors,
    request: browserErrorSchema,
    answer: null,
    status: 202,
  },
} as const satisfies Record<string, Call>;

/**
 * The site's endpoints for staff accounts of the bundled application, under `siteBasePath`. They need the
 * access token as a bearer token. If APP_HOST names another application they do not exist and respond with
 * 404.
 */
export const staffCalls = {
  listDemoRequests: {
    method: 'GET',
    path: sitePaths.staffDemoRequests,
    query: demoRequestPageSchema,
    request: null,
    answer: staffDemoRequestsAnswerSchema,
    status: 200,
  },
  noteAnswered: {
    method: 'PUT',
    path: sitePaths.staffDemoRequestAnswered,
    request: answeredSchema,
    answer: staffDemoRequestSchema,
    status: 200,
  },
} as const satisfies Record<string, Call>;
