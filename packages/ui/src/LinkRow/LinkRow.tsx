/** Links in a row, which wraps if there is no room. */
export function LinkRow({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <ul className="links">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
