import { isAscii, isUtf8 } from 'node:buffer';
import { UnreadableFileError } from './unreadable-file.ts';

/** Encodings that spreadsheets write. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** Signatures of other file types that are often passed by mistake. */
const otherKinds: readonly { readonly begins: readonly number[]; readonly is: string }[] = [
  { begins: [0x50, 0x4b, 0x03, 0x04], is: 'an Excel workbook or a zip archive' },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], is: 'an Excel workbook' },
  { begins: [0x1f, 0x8b], is: 'a gzip archive' },
  { begins: [0x25, 0x50, 0x44, 0x46], is: 'a PDF' },
];

const requireText = (chunk: Buffer): void => {
  const other = otherKinds.find(({ begins }) => begins.every((byte, index) => chunk[index] === byte));
  if (other) {
    throw new UnreadableFileError(
      `The file is ${other.is}, whatever its name says: export the products as "CSV UTF-8" and import that.`,
    );
  }
  if (chunk.includes(0)) throw new UnreadableFileError('The file is no text: export the products as "CSV UTF-8".');
};

/** Whether a chunk contains bytes that are undefined in Windows-1252. */
const isNoWindows1252 = (chunk: Buffer): boolean => [0x81, 0x8d, 0x8f, 0x90, 0x9d].some((byte) => chunk.includes(byte));

/**
 * Whether a text that is not entirely valid UTF-8 has more UTF-8 letters than invalid bytes, that is, mixes two
 * encodings.
 */
const isMostlyUtf8 = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1');
  const letter = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/g;
  const letters = text.match(letter)?.length ?? 0;
  const others = text.replace(letter, '').match(/[\x80-\xFF]/g)?.length ?? 0;
  return letters > others;
};

/** The characters of bytes 0x80 to 0x9F; the five undefined ones are rejected beforehand. */
const windows1252Marks = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/**
 * In some versions, Node's own decoder of this name decodes ISO 8859-1, which loses the euro sign and all quotation
 * marks.
 */
const decodeWindows1252 = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\x9F]/g, (character) => windows1252Marks[character.charCodeAt(0) - 0x80] ?? character);

/** The start of an incomplete UTF-8 sequence at the end of a chunk. */
const wholeLength = (bytes: Buffer): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0)
      return byte >= 0xf0 || (byte >= 0xe0 && back < 3) || back < 2 ? bytes.length - back : bytes.length;
  }
  return bytes.length;
};

const unknownEncoding = (): UnreadableFileError =>
  new UnreadableFileError(
    'The file is neither UTF-8 nor Windows-1252 throughout, so that letters would be lost: save it as "CSV UTF-8".',
  );

/**
 * Decodes a text stream and removes a byte order mark: UTF-8, UTF-16 with a mark, or Windows-1252 if the first
 * non-ASCII letters are not UTF-8. No letter is ever replaced.
 * @param onEncoding receives the encoding, again if a later part contradicts it
 * @throws UnreadableFileError for other encodings or binary data
 */
export async function* decodeText(
  source: AsyncIterable<Buffer>,
  onEncoding: (encoding: Encoding) => void = () => undefined,
): AsyncGenerator<string> {
  let decode: TextDecoder | undefined;
  let encoding: Encoding | undefined;
  let rest: Buffer = Buffer.alloc(0);
  let hasUtf8 = false;
  const is = (found: Encoding, decoder?: TextDecoder) => {
    encoding = found;
    decode = decoder;
    onEncoding(found);
  };
  for await (const chunk of source) {
    let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    rest = Buffer.alloc(0);
    if (encoding === undefined) {
      if (bytes.length < 4) {
        rest = bytes;
        continue;
      }
      const mark = bytes.subarray(0, 2).toString('hex');
      if (mark === 'fffe') is('UTF-16', new TextDecoder('utf-16le', { fatal: true }));
      else if (mark === 'feff') is('UTF-16', new TextDecoder('utf-16be', { fatal: true }));
      else {
        requireText(bytes);
        is('UTF-8');
        if (bytes.subarray(0, 3).toString('hex') === 'efbbbf') bytes = bytes.subarray(3);
      }
    }
    if (decode) {
      yield decode.decode(bytes, { stream: true });
      continue;
    }
    if (encoding === 'Windows-1252') {
      if (isNoWindows1252(bytes)) throw unknownEncoding();
      yield decodeWindows1252(bytes);
      continue;
    }
    const whole = bytes.subarray(0, wholeLength(bytes));
    if (isUtf8(whole)) {
      hasUtf8 ||= !isAscii(whole);
      rest = Buffer.from(bytes.subarray(whole.length));
      yield whole.toString();
      continue;
    }
    if (hasUtf8 || isNoWindows1252(bytes) || isMostlyUtf8(bytes)) throw unknownEncoding();
    is('Windows-1252');
    yield decodeWindows1252(bytes);
  }
  if (rest.length === 0) return;
  if (encoding === undefined) requireText(rest);
  if (isUtf8(rest)) yield rest.toString().replace(/^\uFEFF/, '');
  else {
    if (hasUtf8 || isNoWindows1252(rest)) throw unknownEncoding();
    is('Windows-1252');
    yield decodeWindows1252(rest);
  }
}
