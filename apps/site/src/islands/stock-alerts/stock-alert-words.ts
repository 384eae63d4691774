/** The words of the stock alerts, from content/en/pages/account.yaml. Numbers stand in square brackets. */
export interface StockAlertWords {
  signed_in_as: string;
  /** The link to the demo requests, for the staff alone. */
  staff: string;
  signed_out: { text: string; cta: string };
  alerts: Record<
    | 'heading'
    | 'loading'
    | 'failed'
    | 'retry'
    | 'none'
    | 'empty'
    | 'summary'
    | 'item'
    | 'sku'
    | 'quantity'
    | 'all',
    string
  >;
  threshold: Record<'label' | 'help' | 'save' | 'saved' | 'failed', string>;
}
