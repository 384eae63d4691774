/**
 * Whether the page is shown inside another app, such as Facebook or TikTok. Android's WebView cannot save files
 * that a page creates, and cannot print. On an iPhone these apps do not print either.
 */
export const isInAppBrowser = () => /; wv\)|FBA[NV]|Instagram|Bytedance/.test(navigator.userAgent);
