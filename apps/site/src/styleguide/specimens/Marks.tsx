import { Avatar } from '@accounting-site/ui/Avatar';
import { Badge } from '@accounting-site/ui/Badge';
import { Eyebrow } from '@accounting-site/ui/Eyebrow';
import { Icon } from '@accounting-site/ui/Icon';
import { Spinner } from '@accounting-site/ui/Spinner';
import { WovenStrip } from '@accounting-site/ui/WovenStrip';
import { Phone, ReceiptText, Smartphone, Store } from 'lucide';
import { Logo } from '../../layouts/Logo/Logo.tsx';
import { Rating } from '../../sections/Rating/Rating.tsx';
import { BothThemes, States } from '../parts/Specimen.tsx';

const icons = { Phone, ReceiptText, Smartphone, Store };

/** Small elements beside text. */
export function Marks() {
  return (
    <>
      <BothThemes name="Badge">
        {() => (
          <States of={['forest', 'gold', 'clay']}>{(tone) => <Badge tone={tone}>Most Popular</Badge>}</States>
        )}
      </BothThemes>
      <BothThemes name="Avatar">
        {() => (
          <States of={['Kofi Mensah', 'Esi Tetteh', 'Maame Serwaa']}>
            {(name) => <Avatar name={name} />}
          </States>
        )}
      </BothThemes>
      <BothThemes name="Icon">
        {() => (
          <States of={['Phone', 'ReceiptText', 'Smartphone', 'Store']}>
            {(name) => <Icon of={icons[name]} />}
          </States>
        )}
      </BothThemes>
      <BothThemes name="Spinner">{() => <Spinner label="Restoring your session" />}</BothThemes>
      <BothThemes name="Eyebrow, Logo and Rating">
        {() => (
          <>
            <Eyebrow>For shops and markets</Eyebrow>
            <Logo name="SikaBooks" />
            <Rating value={5} outOf="of 5" />
          </>
        )}
      </BothThemes>
      <BothThemes name="WovenStrip">{() => <WovenStrip />}</BothThemes>
    </>
  );
}
