import { fillSlots } from './fill-slots.ts';

/** Messages in another language by their text in the first one. `[name]` in both stands for what is filled in. */
export type Messages = Readonly<Record<string, string>>;

/** A message in another language. One that is not among the messages stays as it is. */
export function findMessage(messages: Messages, message: string): string {
  const exact = messages[message];
  if (exact !== undefined) return exact;
  for (const [known, text] of Object.entries(messages)) {
    const parts = known.split(/\[(\w+)\]/);
    if (parts.length === 1 || !message.startsWith(parts[0] ?? '') || !message.endsWith(parts.at(-1) ?? ''))
      continue;
    const values = valuesIn(message, parts);
    if (values)
      return fillSlots(
        text,
        mapValues(values, (value) => findMessage(messages, value)),
      );
  }
  return message;
}

/** @param parts of a message: what is written, in turns with the names of what is filled in */
function valuesIn(message: string, parts: readonly string[]): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  let rest = message.slice(parts[0]?.length);
  for (let at = 1; at < parts.length; at += 2) {
    const after = parts[at + 1] ?? '';
    // What is filled in last may contain what follows it, such as a full stop.
    const end = at === parts.length - 2 ? rest.length - after.length : rest.indexOf(after);
    if (end < 1) return undefined;
    values[parts[at] ?? ''] = rest.slice(0, end);
    rest = rest.slice(end + after.length);
  }
  return values;
}

const mapValues = (values: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
