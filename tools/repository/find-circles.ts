import { files } from './files.ts';
import { imports } from './imports.ts';

/** Cycles of imports, each as the names of its files. */
export function findCircles(): string[][] {
  const importsOf = new Map<string, string[]>();
  for (const { from, file } of imports) {
    const to = [file, `${file}.ts`, `${file}.tsx`].find((name) => name !== undefined && files.includes(name));
    if (to !== undefined && to !== from) importsOf.set(from, [...(importsOf.get(from) ?? []), to]);
  }
  const reach = (start: string): Set<string> => {
    const reached = new Set<string>();
    const next = [...(importsOf.get(start) ?? [])];
    for (let file = next.pop(); file !== undefined; file = next.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      next.push(...(importsOf.get(file) ?? []));
    }
    return reached;
  };
  const circles = new Map<string, string[]>();
  for (const file of importsOf.keys()) {
    const reached = reach(file);
    if (!reached.has(file)) continue;
    const circle = [...reached].filter((other) => reach(other).has(file)).sort();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}
