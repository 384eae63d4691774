/** The logo: four woven blocks that form a ledger page, on a 32 by 32 square with a corner radius of 6. */
export const brandMark = {
  gold: 'M7 7h8v8H7zM17 17h8v8h-8z',
  paper: 'M17 7h8v3.2h-8zM17 11.8h8V15h-8zM7 17h3.2v8H7zM11.8 17H15v8h-3.2z',
};
