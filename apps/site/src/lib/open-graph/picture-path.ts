/** Where the picture of a page is: /og/pricing.png for /pricing, /og/help-center.png for /Help Center. */
export const picturePath = (path: string) => `/og/${pictureName(path)}.png`;

/** The name of a page's picture below /og, without ending. */
export const pictureName = (path: string) => path.slice(1).toLowerCase().replaceAll(' ', '-') || 'home';
