import { describe, expect, it } from 'vitest';
import { decodeText, type Encoding } from './decode-text.ts';

const read = async (bytes: Buffer, size: number): Promise<{ text: string; encoding: Encoding | undefined }> => {
  let encoding: Encoding | undefined;
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  }
  let text = '';
  for await (const part of decodeText(chunks(), (found) => {
    encoding = found;
  })) {
    text += part;
  }
  return { text, encoding };
};

const letters = 'Größe: 20 € – „stark“, ½ Žluťoučký 日本 🏋';

describe('decodeText', () => {
  it.each([1, 2, 3, 7, 1000])('reads UTF-8 and UTF-16 in chunks of %i bytes', async (size) => {
    expect(await read(Buffer.from(letters), size)).toEqual({ text: letters, encoding: 'UTF-8' });
    expect(await read(Buffer.from(`\uFEFF${letters}`), size)).toEqual({ text: letters, encoding: 'UTF-8' });
    const utf16 = Buffer.from(`\uFEFF${letters}`, 'utf16le');
    expect(await read(utf16, size)).toEqual({ text: letters, encoding: 'UTF-16' });
    expect(await read(Buffer.from(utf16).swap16(), size)).toEqual({ text: letters, encoding: 'UTF-16' });
  });

  it.each([1, 3, 1000])('reads Windows-1252 with its special characters in chunks of %i bytes', async (size) => {
    const bytes = Buffer.from('Name,Gr\xF6\xDFe,20 \x80 \x96 \x84stark\x93\n', 'latin1');
    expect(await read(bytes, size)).toEqual({ text: 'Name,Größe,20 € – „stark“\n', encoding: 'Windows-1252' });
  });

  it('rejects any other encoding', async () => {
    await expect(read(Buffer.from('Gr\xF6\x81\n\n', 'latin1'), 100)).rejects.toThrow(/neither UTF-8 nor Windows-1252/);
    await expect(read(Buffer.from('ab\xC3\xA9\xC0', 'latin1'), 100)).rejects.toThrow(/neither UTF-8 nor Windows-1252/);
  });
});
