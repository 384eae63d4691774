import { Icon } from '@accounting-site/ui/Icon';
import type { IconNode } from 'lucide';
import { findIcon } from '../lib/brand/icon-names.ts';

/**
 * An icon by its name in content, such as hand-heart. Only for static sections, because it imports all icons.
 */
export const NamedIcon = ({ name, ...icon }: { name: string; size?: number }) => (
  <Icon of={iconNamed(name)} {...icon} />
);

function iconNamed(name: string): IconNode {
  const icon = findIcon(name);
  if (!icon) throw new Error(`"${name}" is not an icon. Choose a name from lucide's list, like hand-heart.`);
  return icon;
}
