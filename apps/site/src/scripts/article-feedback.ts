export {};

const form = document.querySelector<HTMLFormElement>('[data-thanks]');

if (form) {
  const { thanks, thanksWord, failed } = form.dataset as {
    thanks: string;
    thanksWord: string;
    failed: string;
  };
  const note = form.querySelector('p[role]') as HTMLElement;
  // A word that follows belongs to the same answer.
  const id = crypto.randomUUID?.();
  let last = Promise.resolve(false);

  /** One after the other, so that the last answer is the one that counts. */
  const send = (fields: FormData, said: string) => {
    const body = JSON.stringify({ ...Object.fromEntries(fields), id });
    last = last.then(async () => {
      const headers = { 'content-type': 'application/json' };
      const { ok } = await fetch(form.action, { method: 'POST', headers, body }).catch(Response.error);
      note.textContent = ok ? said : failed;
      return ok;
    });
    return last;
  };

  form.addEventListener('change', ({ target }) => {
    const vote = new FormData(form);
    // A word goes out when its writer presses Send, and not before.
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
