import type { ComponentType } from 'react';
import { PictureChoice } from '../pictures/PictureChoice.tsx';
import { ChoiceControl, ColourControl, FlagControl } from './ChoiceControls.tsx';
import type { Field, FieldOf } from './field-of.ts';
import { type ControlProps, useControl } from './form-context.ts';
import { ListPart } from './ListPart.tsx';
import { ObjectPart } from './ObjectPart.tsx';
import { RecordPart } from './RecordPart.tsx';
import { DayControl, LinkControl, MixedControl, NumberControl, TextControl } from './TextControls.tsx';

const controls: { [Kind in Field['kind']]: ComponentType<ControlProps<FieldOf<Kind>>> } = {
  object: ObjectPart,
  record: RecordPart,
  list: ListPart,
  text: TextControl,
  link: LinkControl,
  picture: PictureControl,
  number: NumberControl,
  mixed: MixedControl,
  date: DayControl,
  time: DayControl,
  flag: FlagControl,
  choice: ChoiceControl,
  colour: ColourControl,
  fixed: () => null,
};

/** The control of one value of an entry, or the part of the form for a value with several. */
export function FieldControl(props: ControlProps) {
  const Control = controls[props.field.kind] as ComponentType<ControlProps>;
  return <Control {...props} />;
}

/** The path of a picture. */
function PictureControl(props: ControlProps<FieldOf<'picture'>>) {
  const { frame, text, setText } = useControl(props);
  const { id, label, help, error } = frame;
  return <PictureChoice id={id} label={label} help={help} error={error} chosen={text} onChoose={setText} />;
}
