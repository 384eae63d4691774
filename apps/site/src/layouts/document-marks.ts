/**
 * Runs before the first paint, so it stands in the page itself. Marks the document as one where script runs,
 * and when this browser holds a session: then the spinner covers the page until the account island has
 * restored it.
 */
export const documentMarks =
  "{let d=document.documentElement.dataset;d.scripting='';try{localStorage.getItem('accessToken')&&localStorage.getItem('user')&&(d.session='restoring')}catch{}}";
