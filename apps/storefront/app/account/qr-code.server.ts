import type { QrCodeView } from '@ironcart/react-ui';
import { encode } from 'uqr';

/** Units of light around a code, which its reader needs. */
const quietZone = 4;

/** Each row's runs of dark squares, as rectangles of a path. */
const rowPath = (row: readonly boolean[], y: number): string => {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
};

/** A text as a QR code with medium error correction; on the server, so that no page loads an encoder. */
export const qrCodeOf = (text: string): QrCodeView => {
  const { size, data } = encode(text, { border: quietZone, ecc: 'M' });
  return { size, path: data.map(rowPath).join('') };
};
