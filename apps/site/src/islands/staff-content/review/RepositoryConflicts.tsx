import { isPicture } from '@accounting-site/content/pictures/picture-entries';
import type { Drafts } from '@accounting-site/contract/staff/staff-content';
import { Notice } from '@accounting-site/ui/Notice';
import { ActionButton } from '../../../lib/actions/ActionButton.tsx';
import { chooseVersion } from '../content-calls.ts';
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
  return conflicts.map(({ path, title, published, repository }) => (
    <Notice key={path}>
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
        <ActionButton
          label={said.keep_team}
          action={async () => onChosen(await chooseVersion(call, path, 'published'))}
        />
        <ActionButton
          label={said.keep_files}
          action={async () => onChosen(await chooseVersion(call, path, 'repository'))}
        />
      </div>
    </Notice>
  ));
}
