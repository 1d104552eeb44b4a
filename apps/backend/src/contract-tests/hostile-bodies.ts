interface HostileBody {
  readonly what: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

const utf16 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'utf16le'));

/** The same object with every string and number replaced by an extreme one. */
const extreme = (sample: string, text: string, number: number): string =>
  JSON.stringify(JSON.parse(sample), (_key, value: unknown) => {
    if (typeof value === 'string') return text;
    return typeof value === 'number' ? number : value;
  });

const paddedTo = (sample: string, bytes: number): string => {
  const start = `{"pad":"`;
  const end = sample.length > 2 ? `",${sample.slice(1)}` : '"}';
  return `${start}${'x'.repeat(bytes - Buffer.byteLength(start + end))}${end}`;
};

/**
 * Deliberately malicious bodies.
 * @param sample JSON of a valid object for the call
 * @param maxBytes the call's limit
 */
export const hostileBodies = (sample: string, maxBytes = 1_000_000): readonly HostileBody[] => [
  ...['', 'null', '[]', '"x"', '0', '1e999', '{', sample.slice(0, -1), `${sample}${sample}`].map((body) => ({
    what: `the text ${body.slice(0, 20)}`,
    body,
  })),
  { what: 'members twice', body: sample.length > 2 ? `${sample.slice(0, -1)},${sample.slice(1)}` : '{"a":1,"a":2}' },
  { what: 'an array around it', body: `[${sample}]` },
  {
    what: 'prototype keys',
    body: `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}${sample.length > 2 ? `,${sample.slice(1)}` : '}'}`,
  },
  { what: 'a deep array', body: '['.repeat(100_000) },
  { what: 'a deep object', body: `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}` },
  { what: 'deep members of its own', body: sample.replaceAll(/:(?=["\d{[])/g, `:${'['.repeat(60)}`) },
  { what: 'zero bytes', body: extreme(sample, '\u0000', 0) },
  { what: 'half characters', body: extreme(sample, '\ud800', -1) },
  { what: 'long texts, huge numbers', body: extreme(sample, 'x'.repeat(20_000), 1e300) },
  { what: 'unsafe numbers', body: extreme(sample, '9007199254740993', 2 ** 53 + 2) },
  { what: 'fractions', body: extreme(sample, '0.1', 0.1 + 0.2) },
  { what: 'bytes that are no UTF-8', body: new Uint8Array([...utf8(sample), 0xff, 0xfe, 0xc0]) },
  { what: 'UTF-16', body: utf16(sample), headers: { 'Content-Type': 'application/json; charset=utf-16' } },
  { what: 'a byte order mark', body: utf8(`\ufeff${sample}`) },
  { what: 'a content encoding that it has not', body: sample, headers: { 'Content-Encoding': 'gzip' } },
  { what: 'one byte too many', body: paddedTo(sample, maxBytes + 1) },
];
