import { fillSlots } from '../facts/fill-slots.ts';

/** Messages in another language by their text in the first one. `[name]` in both stands for what is filled in. */
export type Messages = Readonly<Record<string, string>>;

/** What is filled in here is what a user typed, so it stays as it is. */
const typedSlots = ['heading', 'name', 'typed'];

/** A message with slots: what is written, in turns with the names of what is filled in. */
interface Template {
  readonly parts: readonly string[];
  readonly text: string;
}

const templates = new WeakMap<Messages, readonly Template[]>();

/** A message in another language. One that is not among the messages stays as it is. */
export function findMessage(messages: Messages, message: string): string {
  if (Object.hasOwn(messages, message)) return messages[message] ?? message;
  for (const { parts, text } of templatesOf(messages)) {
    if (!message.startsWith(parts[0] ?? '') || !message.endsWith(parts.at(-1) ?? '')) continue;
    const values = valuesIn(message, parts);
    if (values === undefined) continue;
    const filled = Object.entries(values).map(([name, value]) => [
      name,
      typedSlots.includes(name) ? value : findMessage(messages, value),
    ]);
    return fillSlots(text, Object.fromEntries(filled));
  }
  return message;
}

/** Split once, because an import translates thousands of errors. */
function templatesOf(messages: Messages): readonly Template[] {
  const known = templates.get(messages);
  if (known) return known;
  const split = Object.entries(messages)
    .map(([message, text]) => ({ parts: message.split(/\[(\w+)\]/), text }))
    .filter(({ parts }) => parts.length > 1);
  templates.set(messages, split);
  return split;
}

function valuesIn(message: string, parts: Template['parts']): Record<string, string> | undefined {
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
