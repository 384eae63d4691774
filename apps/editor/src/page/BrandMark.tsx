/** The mark of the brand, as the site draws it. Its name stands beside it. */
export const BrandMark = () => <img src="/mark.svg" alt="" width="24" height="24" />;
