import { ShieldCheck } from 'lucide';
import { Parts } from './parts/Parts.tsx';
import { Rows, Sum, Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** A clinic's bill without the patient's name, and who pays which part. */
export function ClinicBillPicture() {
  const { clinic_bill: words } = readPictures();
  return (
    <Screen words={words} icon={ShieldCheck}>
      <Rows rows={words.rows} />
      <Sum {...words.bill} />
      <Parts rows={words.payers} />
      <Total {...words.total} />
    </Screen>
  );
}
