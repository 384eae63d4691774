import { isPicture } from '@accounting-site/content/pictures/picture-entries';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { Drafts } from '@accounting-site/contract/staff/staff-content';
import { Notice } from '@accounting-site/ui/Notice';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { checked } from '../../../lib/actions/checked.ts';
import { passOnFocus } from '../../../lib/actions/pass-on-focus.ts';
import { useContentDesk } from '../content-desk.ts';
import { PictureData } from '../pictures/PicturePreview.tsx';
import { WordChanges } from './FieldChanges.tsx';

interface RepositoryConflictsProps {
  conflicts: Drafts['conflicts'];
  onChosen: (drafts: Drafts) => void;
}

/** Entries that the team and the website's files both changed: both texts, and the choice. */
export function RepositoryConflicts({ conflicts, onChosen }: RepositoryConflictsProps) {
  const { call, words } = useContentDesk();
  const said = words.repository;
  const choose = async (path: string, keep: 'published' | 'repository') =>
    onChosen(await checked(call(siteEndpoints.chooseVersion, { body: { path, keep } }), 'drafts'));
  return conflicts.map(({ path, title, published, repository }) => (
    <Notice key={path} ref={passOnFocus}>
      <h2 className="step-1">{title}</h2>
      <p>{said.text}</p>
      {isPicture(path) ? (
        <div className="cluster">
          <PictureData data={published ?? ''} alt={said.keep_team} />
          <PictureData data={repository ?? ''} alt={said.keep_files} />
        </div>
      ) : (
        <p className="small anywhere">
          <WordChanges before={published ?? ''} after={repository ?? ''} />
        </p>
      )}
      <div className="cluster">
        <ActionButton label={said.keep_team} action={() => choose(path, 'published')} />
        <ActionButton label={said.keep_files} action={() => choose(path, 'repository')} />
      </div>
    </Notice>
  ));
}
