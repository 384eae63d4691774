/**
 * The site's own endpoints, below `siteBasePath`. Each is a constant of its own and there are no schemas, so a page
 * downloads only what it uses. `calls/` adds the schemas and a description to each.
 */

export const demoRequest = 'POST /demo-requests';
export const webinarRegistration = 'POST /webinar-registrations';
export const articleFeedback = 'POST /article-feedback';
export const searchMiss = 'POST /search-misses';
export const vitals = 'POST /vitals';
export const browserError = 'POST /browser-errors';
export const webinarCalendar = 'GET /webinars/:webinarId/:file';
export const listDemoRequests = 'GET /staff/demo-requests';
export const noteAnswered = 'PUT /staff/demo-requests/:id/answered';
export const exportDemoRequests = 'GET /staff/demo-requests.csv';
