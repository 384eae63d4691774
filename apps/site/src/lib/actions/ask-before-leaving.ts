/**
 * Has the browser ask for confirmation before the page closes with what is only there, such as changes that were not
 * sent.
 * @param isSignedIn after an expired session the page redirects to sign-in without a question
 * @returns a function that ends this
 */
export function askBeforeLeaving(isSignedIn = () => true): () => void {
  const ask = (event: Event) => {
    // Browsers also announce a link to the phone or to the email program, which leaves the page open.
    const { protocol = '' } = (document.activeElement ?? {}) as Partial<HTMLAnchorElement>;
    if (isSignedIn() && !/^(tel|mailto):$/.test(protocol)) event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
