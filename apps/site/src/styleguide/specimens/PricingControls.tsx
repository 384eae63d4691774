import { readPlans } from '@accounting-site/content/facts';
import { readPage } from '@accounting-site/content/pages';
import { SavingsCalculator, SavingsResult } from '../../islands/savings-calculator/SavingsCalculator.tsx';
import { BillingToggle } from '../../pages/_pricing/BillingToggle.tsx';
import { pricingSchema } from '../../pages/_pricing/pricing-words.ts';
import { savingsTable } from '../../pages/_pricing/savings-table.ts';
import { BothThemes, States, touched } from '../parts/Specimen.tsx';

/** The billing toggle, and the calculator before and after it is used. */
export function PricingControls() {
  const words = readPage('pricing', pricingSchema);
  const prices = readPlans();
  const table = savingsTable(prices, words);
  const [answer] = table.answers;
  return (
    <>
      <BothThemes name="Billing toggle">
        {() => (
          <States of={touched} least="16rem">
            {() => (
              // A separate form, so that each toggle keeps its own choice.
              <form>
                <BillingToggle
                  words={words.billing}
                  plans={prices.plans}
                  claim={prices.yearly_saving_claim_percent}
                />
              </form>
            )}
          </States>
        )}
      </BothThemes>
      <BothThemes name="Savings calculator: before, and its answer">
        {() => (
          <>
            <SavingsCalculator table={table} words={words.calculator} />
            {answer && <SavingsResult answer={answer} />}
          </>
        )}
      </BothThemes>
    </>
  );
}
