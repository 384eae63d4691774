/** The localStorage keys of unsent input: of the demo request, and of the request for a call. */
export const demoRequestDraftKey = 'demoRequestDraft';
export const callRequestDraftKey = 'callRequestDraft';
