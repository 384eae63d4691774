/** The localStorage key of the unsent input of the demo-request form. */
export const demoRequestDraftKey = 'demoRequestDraft';
