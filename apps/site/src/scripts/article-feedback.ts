export {};

/** In milliseconds, as for every form. The next request waits for this one. */
const deadline = 30_000;

const form = document.querySelector<HTMLFormElement>('[data-thanks]');

if (form) {
  const { thanks, thanksWord, failed } = form.dataset as {
    thanks: string;
    thanksWord: string;
    failed: string;
  };
  const note = form.querySelector('p[role]') as HTMLElement;
  // A comment that follows belongs to the same vote. crypto.randomUUID() is missing over plain HTTP; this address ends
  // with a UUID everywhere.
  const id = URL.createObjectURL(new Blob()).slice(-36);
  let last = Promise.resolve(false);

  /** Requests are sent one after the other, so that the last one decides. */
  const send = (fields: FormData, said: string) => {
    const body = JSON.stringify({ ...Object.fromEntries(fields), id });
    last = last.then(async () => {
      const headers = { 'content-type': 'application/json' };
      // Not abortAfter of the forms: it would bring the code that islands share, with React, to every article.
      const abort = new AbortController();
      setTimeout(() => abort.abort(), deadline);
      const { signal } = abort;
      const { ok } = await fetch(form.action, { method: 'POST', headers, body, signal }).catch(
        Response.error,
      );
      note.textContent = ok ? said : failed;
      return ok;
    });
    return last;
  };

  form.addEventListener('change', ({ target }) => {
    const vote = new FormData(form);
    // A comment is sent only when its writer presses Send.
    vote.delete('comment');
    if ((target as HTMLInputElement).type === 'radio') send(vote, thanks);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!(await send(new FormData(form), thanksWord))) return;
    form.replaceChildren(note);
    note.focus();
  });
}
