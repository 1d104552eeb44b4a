/** Keeps a cookie from a script, as `Set-Cookie` would. */
export const setBrowserCookie = (text: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop is for.
  document.cookie = text;
};
