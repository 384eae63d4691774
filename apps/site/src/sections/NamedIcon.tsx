import { Icon } from '@accounting-site/ui/Icon';
import type { IconNode } from 'lucide';
import { findIcon } from '../lib/icon-names.ts';

/** An icon by the name that content gives it, like hand-heart. Only for static sections: it knows every icon. */
export function NamedIcon({ name, size }: { name: string; size?: number }) {
  return <Icon of={iconNamed(name)} {...(size && { size })} />;
}

function iconNamed(name: string): IconNode {
  const icon = findIcon(name);
  if (!icon) throw new Error(`"${name}" is not an icon. Choose a name from lucide's list, like hand-heart.`);
  return icon;
}
