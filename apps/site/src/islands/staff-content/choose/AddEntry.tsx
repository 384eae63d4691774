import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { Icon } from '@accounting-site/ui/Icon';
import { Plus } from 'lucide';
import { useState } from 'react';
import { ActionForm } from '../../../lib/actions/ActionForm.tsx';
import { checked } from '../../../lib/actions/checked.ts';
import { goTo } from '../content-address.ts';
import { useContentDesk } from '../content-desk.ts';
import { nameFor } from './search-entries.ts';

/** Adds an entry to a group by its title, as a draft, and opens it. */
export function AddEntry({ group, adds }: { group: string; adds: string }) {
  const { call, words, readList } = useContentDesk();
  const [isOpen, setIsOpen] = useState<boolean>();
  const said = words.choose;
  if (!isOpen) {
    return (
      <div>
        <Button
          variant="secondary"
          icon={<Icon of={Plus} size={18} />}
          // Cancel had the focus and is gone.
          autoFocus={isOpen === false}
          onClick={() => setIsOpen(true)}
        >
          {fillSlots(said.add, { what: adds })}
        </Button>
      </div>
    );
  }
  return (
    <ActionForm
      submit={said.add_submit}
      check={({ title = '' }) => (nameFor(title).length < 2 ? { title: said.add_empty } : {})}
      send={async ({ title = '' }) => {
        const body = { group, name: nameFor(title), fields: { title: title.trim() }, body: '' };
        const added = checked(call(siteEndpoints.addEntry, { body }), 'current');
        const entry = await added.catch((error: unknown) => {
          // It may have been added without a response. Then the list has it.
          void readList();
          throw error;
        });
        goTo({ view: 'entry', entry: entry.path });
        return undefined;
      }}
      beside={
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          {words.form.cancel}
        </Button>
      }
    >
      {(errors) => (
        <TextField
          id={`add-${group}`}
          name="title"
          autoFocus
          autoComplete="off"
          label={said.add_title}
          help={said.add_help}
          error={errors.title ?? errors.name}
        />
      )}
    </ActionForm>
  );
}
