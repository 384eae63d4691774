/** Where the browser keeps what was typed into the demo-request form and not sent (localStorage). */
export const demoRequestDraftKey = 'demoRequestDraft';
