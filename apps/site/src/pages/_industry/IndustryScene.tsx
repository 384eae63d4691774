import { ClinicBillPicture } from '../../sections/ProductPictures/ClinicBillPicture.tsx';
import { GrantReportPicture } from '../../sections/ProductPictures/GrantReportPicture.tsx';
import { InvoicePicture } from '../../sections/ProductPictures/InvoicePicture.tsx';
import { JobCostPicture } from '../../sections/ProductPictures/JobCostPicture.tsx';
import { RestaurantPicture } from '../../sections/ProductPictures/RestaurantPicture.tsx';
import { RetailPicture } from '../../sections/ProductPictures/RetailPicture.tsx';
import { TimesheetPicture } from '../../sections/ProductPictures/TimesheetPicture.tsx';

const scenes = new Map([
  ['retail', RetailPicture],
  ['restaurants', RestaurantPicture],
  ['construction', JobCostPicture],
  ['healthcare', ClinicBillPicture],
  ['professional-services', TimesheetPicture],
  ['nonprofits', GrantReportPicture],
]);

/** A picture of the product in one industry. An industry without its own picture shows an invoice. */
export function IndustryScene({ slug }: { slug: string }) {
  const Scene = scenes.get(slug) ?? InvoicePicture;
  return <Scene />;
}
