/** Available in browsers and Node, but this package depends on the types of neither. */
declare const btoa: (binary: string) => string;
declare const atob: (base64: string) => string;

/** Encodes a text as base64 of its UTF-8 bytes. @throws URIError for a text with an unpaired surrogate */
export const toBase64 = (text: string): string =>
  btoa(
    encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
  );

/** Decodes base64 of UTF-8 bytes. @throws if the text is not base64 or its bytes are not UTF-8 */
export const fromBase64 = (base64: string): string => {
  let escaped = '';
  for (const byte of atob(base64)) escaped += `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return decodeURIComponent(escaped);
};
