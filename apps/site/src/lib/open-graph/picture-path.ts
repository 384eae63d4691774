/** The path of a page's picture: /og/pricing.png for /pricing, /og/help-center.png for /Help Center. */
export const picturePath = (path: string) => `/og/${pictureName(path)}.png`;

/** The file name of a page's picture below /og, without extension. */
export const pictureName = (path: string) => path.slice(1).toLowerCase().replaceAll(' ', '-') || 'home';
