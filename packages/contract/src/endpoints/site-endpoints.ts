/**
 * The site's own endpoints, below `siteBasePath`. Each is a constant of its own and there are no schemas, so a page
 * downloads only what it uses. `calls/` adds the schemas and a description to each.
 */

export const demoRequest = 'POST /demo-requests';
export const callRequest = 'POST /call-requests';
export const webinarRegistration = 'POST /webinar-registrations';
export const articleFeedback = 'POST /article-feedback';
export const searchMiss = 'POST /search-misses';
export const vitals = 'POST /vitals';
export const browserError = 'POST /browser-errors';
export const webinarCalendar = 'GET /webinars/:webinarId/:file';
export const listLeads = 'GET /staff/leads';
export const readLead = 'GET /staff/leads/:id';
export const addLead = 'POST /staff/leads';
export const changeLead = 'PUT /staff/leads/:id';
export const addLeadNote = 'POST /staff/leads/:id/notes';
export const exportLeads = 'GET /staff/leads.csv';
export const emailRegistered = 'POST /staff/webinar-messages';
export const listMembers = 'GET /staff/members';
export const inviteMember = 'POST /staff/members';
export const changeMember = 'PUT /staff/members/:id';
export const removeMember = 'DELETE /staff/members/:id';
export const inviteMemberAgain = 'POST /staff/members/:id/invitation';
export const readToday = 'GET /staff/today';
export const retryMessages = 'POST /staff/messages/retry';
export const readNumbers = 'GET /staff/numbers';
export const listContent = 'GET /staff/content';
export const readEntry = 'GET /staff/content/entry';
export const saveEntry = 'PUT /staff/content/entry';
export const addEntry = 'POST /staff/content/entries';
export const addPicture = 'POST /staff/content/pictures';
export const deleteEntry = 'DELETE /staff/content/entry';
export const discardDraft = 'DELETE /staff/content/draft';
export const listDrafts = 'GET /staff/content/drafts';
export const listDraftStates = 'GET /staff/content/drafts/states';
export const chooseVersion = 'POST /staff/content/conflicts';
export const listJobs = 'GET /staff/content/jobs';
export const startJob = 'POST /staff/content/jobs';
export const readJob = 'GET /staff/content/jobs/:id';
export const cancelJob = 'DELETE /staff/content/jobs/:id';
export const openPreview = 'POST /staff/content/jobs/:id/preview';
export const endPreview = 'POST /preview/end';
export const listPublications = 'GET /staff/content/publications';
export const undoPublication = 'POST /staff/content/undo';
