export interface AccountProps {
  /** Origin of the app host; empty for the site's own server. */
  appHost: string;
  trialUrl: string;
  words: {
    sign_in: string;
    trial: string;
    logout: string;
    signed_out: string;
    account: string;
    low_stock: string;
    staff: string;
  };
  /** In the bar of wide screens, or in the menu of small ones. */
  place: 'bar' | 'menu';
}
