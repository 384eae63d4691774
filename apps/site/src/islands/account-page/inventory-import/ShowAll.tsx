import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { formatNumber } from '../../../lib/text/format-number.ts';

interface ShowAllProps {
  total: number;
  shown: number;
  label: string;
  onShow: (count: number) => void;
}

/** Shows the remaining rows of a long table, if there are any. */
export function ShowAll({ total, shown, label, onShow }: ShowAllProps) {
  if (total <= shown) return null;
  return (
    <Button variant="secondary" onClick={() => onShow(total)}>
      {fillSlots(label, { count: formatNumber(total) })}
    </Button>
  );
}
