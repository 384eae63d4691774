/** Whether 'Remember me' is ticked, even if it was ticked before this code loaded. */
export function readRemember(): boolean {
  const box = document.getElementById('remember');
  return box instanceof HTMLInputElement && box.checked;
}
