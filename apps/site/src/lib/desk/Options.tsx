interface OptionsProps {
  of: readonly (readonly [value: string, label: string])[];
}

/** Options of a select. */
export const Options = ({ of: options }: OptionsProps) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
