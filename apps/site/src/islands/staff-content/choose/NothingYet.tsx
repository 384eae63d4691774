import { EmptyState } from '../../../lib/actions/EmptyState.tsx';
import { useContentDesk } from '../content-desk.ts';
import { ViewLink } from '../ViewLink.tsx';

/** No changes or publications yet, with a link to what can be changed. */
export function NothingYet({ text }: { text: string }) {
  const { words } = useContentDesk();
  return (
    <EmptyState text={text}>
      <ViewLink to={{ view: 'choose' }} className="alone strong">
        {words.choose.begin}
      </ViewLink>
    </EmptyState>
  );
}
