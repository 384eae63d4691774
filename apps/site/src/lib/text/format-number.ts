import { formatLanguage } from '@accounting-site/content/languages/in-language';

/** A count or a quantity in the language of the page: 1,250. */
export const formatNumber = (number: number) => number.toLocaleString(formatLanguage());
