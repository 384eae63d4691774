/** A starter list with the columns of the import: content/en/downloads. */
export const stockListTemplate = '/downloads/stock-list.csv';
