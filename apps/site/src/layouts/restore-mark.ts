/**
 * Runs before the first paint, so it stands in the page itself: marks the document when this browser
 * holds a session, and the spinner covers the page until the account island has restored it.
 */
export const restoreMark =
  "try{localStorage.getItem('accessToken')&&localStorage.getItem('user')&&(document.documentElement.dataset.session='restoring')}catch{}";
