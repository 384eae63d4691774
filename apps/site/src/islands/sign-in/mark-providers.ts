/**
 * Marks the sign-in page with the providers that the owner has configured, for SignIn.module.css: none until
 * the response arrives, or if it fails. It is an inline script, because the island's code waits for a touch.
 * The URL of the request is in an attribute of its script element.
 */
export function markProviders() {
  const { dataset } = document.documentElement;
  fetch(`${document.currentScript?.dataset.call}`)
    .then((answer) => answer.json())
    .then(({ providers: [...names] }) => {
      if (names.length > 0) dataset.providers = names.join(' ');
    })
    .catch(() => {}); // The buttons stay disabled.
}
