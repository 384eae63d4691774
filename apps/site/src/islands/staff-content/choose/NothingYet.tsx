import { EmptyState } from '../../../lib/actions/EmptyState.tsx';
import { useViewLink } from '../content-address.ts';
import { useContentDesk } from '../content-desk.ts';

/** No changes or publications yet, with a link to what can be changed. */
export function NothingYet({ text }: { text: string }) {
  const { words } = useContentDesk();
  return (
    <EmptyState text={text}>
      <a {...useViewLink({ view: 'choose' })} className="alone strong">
        {words.choose.begin}
      </a>
    </EmptyState>
  );
}
