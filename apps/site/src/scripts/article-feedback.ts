export {};

const form = document.querySelector<HTMLFormElement>('[data-feedback]');

if (form) {
  const note = form.querySelector('p[role]') as HTMLElement;
  const words = JSON.parse(form.dataset.feedback ?? '');
  // A word that follows belongs to the same answer.
  const id = crypto.randomUUID?.();
  let last = Promise.resolve(false);

  /** One after the other, so that the last answer is the one that counts. */
  const send = (fields: FormData, thanks: string) => {
    const body = JSON.stringify({ ...Object.fromEntries(fields), id });
    last = last.then(async () => {
      const headers = { 'content-type': 'application/json' };
      const { ok } = await fetch(form.action, { method: 'POST', headers, body }).catch(Response.error);
      note.textContent = ok ? thanks : words.failed;
      return ok;
    });
    return last;
  };

  form.addEventListener('change', ({ target }) => {
    const vote = new FormData(form);
    // A word goes out when its writer presses Send, and not before.
    vote.delete('comment');
    if ((target as HTMLInputElement).type === 'radio') send(vote, words.thanks);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!(await send(new FormData(form), words.thanksWord))) return;
    form.dataset.done = '';
    note.focus();
  });
}
