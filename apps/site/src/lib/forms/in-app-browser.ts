/**
 * Whether the page is shown inside another app, such as Facebook's. Android's WebView cannot save files that a page
 * creates, and cannot print.
 */
export const isInAppBrowser = () => /; wv\)|FBA[NV]|Instagram/.test(navigator.userAgent);
