import { PictureChoice } from '../pictures/PictureChoice.tsx';
import type { FieldOf } from './field-of.ts';
import type { ControlProps } from './form-context.ts';
import { useControl } from './use-control.ts';

/** The path of a picture. */
export function PictureControl(props: ControlProps<FieldOf<'picture'>>) {
  const { frame, text, setText } = useControl(props);
  const { id, label, help, error } = frame;
  return <PictureChoice id={id} label={label} help={help} error={error} chosen={text} onChoose={setText} />;
}
