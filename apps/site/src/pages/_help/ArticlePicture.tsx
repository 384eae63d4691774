import type { ReactNode } from 'react';
import { DashboardPicture } from '../../sections/ProductPictures/DashboardPicture.tsx';
import { InvoicePicture } from '../../sections/ProductPictures/InvoicePicture.tsx';
import { RetailPicture } from '../../sections/ProductPictures/industry-pictures.tsx';
import { MobileMoneyPicture } from '../../sections/ProductPictures/MobileMoneyPicture.tsx';
import {
  BalanceSheetPicture,
  IncomeStatementPicture,
} from '../../sections/ProductPictures/statement-pictures.tsx';
import { TillPicture } from '../../sections/ProductPictures/TillPicture.tsx';
import styles from './ArticlePicture.module.css';

const pictures = new Map([
  ['mobile-money', MobileMoneyPicture],
  ['create-invoice', InvoicePicture],
  ['record-a-sale-at-the-till', TillPicture],
  ['stock-alerts', RetailPicture],
  ['financial-reports', IncomeStatementPicture],
  ['balance-sheet-and-trial-balance', BalanceSheetPicture],
  ['getting-started', DashboardPicture],
]);

/** The picture of the screen that an article is about. Articles about a setting or a list have none. */
export function ArticlePicture({ slug }: { slug: string }) {
  const Picture = pictures.get(slug);
  return (
    Picture && (
      <Desk beside={Picture === DashboardPicture}>
        <Picture />
      </Desk>
    )
  );
}

interface DeskProps {
  /** Places a narrow picture beside the text if there is room. */
  beside?: boolean;
  children: ReactNode;
}

/** The plain background of a product picture inside a text. */
export function Desk({ beside, children }: DeskProps) {
  return (
    <div className={`${styles.desk} screen-only shown-whole`} data-beside={beside || undefined}>
      {children}
    </div>
  );
}
