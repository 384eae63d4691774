/**
 * A text without what comes along when it is copied from a chat or a page: invisible characters, which nobody could
 * find and delete, and surrounding white space. Imports nothing.
 */
export const cleanPasted = (text: string): string => text.replace(/\p{Cf}/gu, '').trim();
