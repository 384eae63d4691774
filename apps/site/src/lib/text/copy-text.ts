/**
 * Copies a text. False where the browser does not allow it.
 * @param shown selected then, so that the visitor can copy it
 */
export async function copyText(text: string, shown?: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
