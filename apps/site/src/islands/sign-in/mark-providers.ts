/**
 * Marks the sign-in page with the companies that the owner has configured, for SignIn.module.css: none until the
 * answer is there, or when none comes. Stands in the page itself, because the island's code waits for a touch; the
 * address of the call stands at its own element.
 */
export function markProviders() {
  const { dataset } = document.documentElement;
  fetch(`${document.currentScript?.dataset.call}`)
    .then((answer) => answer.json())
    .then(({ providers: [...names] }) => {
      if (names.length > 0) dataset.providers = names.join(' ');
    })
    .catch(() => {}); // The buttons stay as they are.
}
