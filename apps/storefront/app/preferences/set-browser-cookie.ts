/** Sets a cookie in the browser, with the syntax of `Set-Cookie`. */
export const setBrowserCookie = (text: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop is for.
  document.cookie = text;
};
