import { BalanceSheetPicture } from '../../sections/ProductPictures/BalanceSheetPicture.tsx';
import { BranchesPicture } from '../../sections/ProductPictures/BranchesPicture.tsx';
import { DashboardPicture } from '../../sections/ProductPictures/DashboardPicture.tsx';
import { InvoicePicture } from '../../sections/ProductPictures/InvoicePicture.tsx';
import { LedgerPicture } from '../../sections/ProductPictures/LedgerPicture.tsx';
import { readPictures } from '../../sections/ProductPictures/read-pictures.ts';

/** A picture of the product for one kind of business. */
export function SolutionPicture({ id }: { id: string }) {
  const words = readPictures();
  if (id === 'freelancers') return <InvoicePicture words={words.fee_invoice} />;
  if (id === 'enterprises') return <BranchesPicture />;
  if (id === 'e-commerce') return <LedgerPicture words={words.orders} />;
  if (id === 'accounting-firms') return <BalanceSheetPicture />;
  return <DashboardPicture />;
}
