/** Escapes text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  const references: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (letter) => references[letter] ?? letter);
}
