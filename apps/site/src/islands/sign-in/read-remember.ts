/** Whether 'Remember me' is ticked, also when it was before the code of this page had arrived. */
export function readRemember(): boolean {
  const box = document.getElementById('remember');
  return box instanceof HTMLInputElement && box.checked;
}
