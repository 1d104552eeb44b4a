import type { QrCodeView } from '@ironcart/react-ui';

/** Units of light around a code, which its reader needs. */
const quietZone = 4;

/** Each row's runs of dark squares, as rectangles of a path. */
const rowPath = (row: readonly boolean[], y: number): string => {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
};

/** A text as a QR code with medium error correction. The encoder is loaded with the first code, and on the server only. */
export const qrCodeOf = async (text: string): Promise<QrCodeView> => {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { border: quietZone, ecc: 'M' });
  return { size, path: data.map(rowPath).join('') };
};
