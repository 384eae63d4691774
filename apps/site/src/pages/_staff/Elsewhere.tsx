/** Shown when an external application has the accounts: what to run on the server in place of this page. */
export function Elsewhere({ words }: { words: { text: string; instead: string; commands: string[] } }) {
  return (
    <div className="stack measure start">
      <p>{words.text}</p>
      <p>{words.instead}</p>
      <ul className="stack gap-2 anywhere">
        {words.commands.map((command) => (
          <li key={command}>
            <code>{command}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Hidden if JavaScript runs. */
export const NoScript = ({ text }: { text: string }) => <p className="measure without-script">{text}</p>;
