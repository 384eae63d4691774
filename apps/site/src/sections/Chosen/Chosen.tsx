interface ChosenProps {
  label: string;
  /** Name of the choice. */
  name: string;
  /** A link to the other choices. */
  another: { href: string; label: string };
}

/** Shows in a form the choice that the visitor made before, and that the form sends. */
export function Chosen({ label, name, another }: ChosenProps) {
  return (
    <p className="cluster gap-2 spread box">
      <span>
        {label} <strong>{name}</strong>
      </span>
      <a href={another.href}>{another.label}</a>
    </p>
  );
}
