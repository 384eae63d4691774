/** The brand's logo, as on the site. The name is shown next to it. */
export const BrandMark = () => <img src="/mark.svg" alt="" width="24" height="24" />;
