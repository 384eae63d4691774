export {};

const form = document.querySelector<HTMLFormElement>('[data-feedback]');
const note = form?.querySelector<HTMLElement>('[role=status]');

if (form && note) {
  const words = JSON.parse(form.dataset.feedback ?? '');
  // A word that follows belongs to the same answer.
  const id = crypto.randomUUID?.();

  const send = async (thanks: string) => {
    const body = JSON.stringify({ ...Object.fromEntries(new FormData(form)), id });
    const headers = { 'content-type': 'application/json' };
    const isSent = await fetch(form.action, { method: 'POST', headers, body }).then(
      ({ ok }) => ok,
      () => false,
    );
    note.textContent = isSent ? thanks : words.failed;
    return isSent;
  };

  form.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).type === 'radio') send(words.thanks);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!(await send(words.thanksWord))) return;
    form.dataset.done = '';
    note.focus();
  });
}
