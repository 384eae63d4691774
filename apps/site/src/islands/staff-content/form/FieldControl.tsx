import { ChoiceControl, ColourControl, FlagControl } from './ChoiceControls.tsx';
import type { Field } from './field-of.ts';
import { ListPart } from './ListPart.tsx';
import { ObjectPart } from './ObjectPart.tsx';
import { PictureControl } from './PictureControl.tsx';
import { RecordPart } from './RecordPart.tsx';
import { DayControl, LinkControl, MixedControl, NumberControl, TextControl } from './TextControls.tsx';
import type { Path } from './values.ts';

interface FieldControlProps {
  field: Field;
  path: Path;
  value: unknown;
}

/** The control of one value of an entry, or the part of the form for a value with several. */
export function FieldControl({ field, path, value }: FieldControlProps) {
  switch (field.kind) {
    case 'object':
      return <ObjectPart field={field} path={path} value={value} />;
    case 'record':
      return <RecordPart field={field} path={path} value={value} />;
    case 'list':
      return <ListPart field={field} path={path} value={value} />;
    case 'text':
      return <TextControl field={field} path={path} value={value} />;
    case 'link':
      return <LinkControl field={field} path={path} value={value} />;
    case 'picture':
      return <PictureControl field={field} path={path} value={value} />;
    case 'number':
      return <NumberControl field={field} path={path} value={value} />;
    case 'mixed':
      return <MixedControl field={field} path={path} value={value} />;
    case 'date':
    case 'time':
      return <DayControl field={field} path={path} value={value} />;
    case 'flag':
      return <FlagControl field={field} path={path} value={value} />;
    case 'choice':
      return <ChoiceControl field={field} path={path} value={value} />;
    case 'colour':
      return <ColourControl field={field} path={path} value={value} />;
    case 'fixed':
      return null;
  }
}
