/** A list to begin with, whose columns are those of the import: content/en/downloads. */
export const stockListTemplate = '/downloads/stock-list.csv';
