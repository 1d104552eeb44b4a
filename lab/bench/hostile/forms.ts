import type { NamedBody } from './bodies.ts';

const boundary = 'bound';
/** The content type of the forms below. */
export const formContentType = `multipart/form-data; boundary=${boundary}`;

const field = (name: string, value: string, head = ''): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n${head}\r\n${value}\r\n`;

const end = `--${boundary}--\r\n`;

const repeated = (part: (index: number) => string, bytes: number): string => {
  const parts: string[] = [];
  for (let size = end.length; size < bytes; size += parts.at(-1)?.length ?? bytes) parts.push(part(parts.length));
  return `${parts.slice(0, -1).join('')}${end}`;
};

/** A valid form of about the given size: long answers to several questions. */
export const validForm = (bytes: number): string =>
  field('formHash', 'help') + repeated((index) => field(`Field${index}`, 'x'.repeat(9_000)), bytes - 100);

/** Forms of about the given size that are meant to cost more than a valid one. */
export const hostileForms = (bytes: number): readonly NamedBody[] => [
  { name: 'empty fields', text: repeated((index) => field(`f${index}`, ''), bytes) },
  { name: 'as many fields as are taken', text: repeated((index) => field(`f${index}`, 'x'.repeat(560)), bytes) },
  { name: 'one field again and again', text: repeated(() => field('f', ''), bytes) },
  { name: 'files', text: repeated((index) => field(`f${index}"; filename="f`, ''), bytes) },
  { name: 'one long value', text: field('formHash', 'x'.repeat(bytes - 200)) + end },
  { name: 'one long name', text: field('x'.repeat(bytes - 200), '') + end },
  { name: 'many headers of a part', text: field('f', '', 'A: b\r\n'.repeat((bytes - 200) / 6)) + end },
  { name: 'a long header of a part', text: field('f', '', `A: ${'b'.repeat(bytes - 200)}\r\n`) + end },
  { name: 'line ends', text: field('f', '\r\n'.repeat((bytes - 200) / 2)) + end },
  { name: 'what is nearly the boundary', text: field('f', '\r\n--boun'.repeat((bytes - 200) / 8)) + end },
  { name: 'boundaries alone', text: `--${boundary}\r\n`.repeat(bytes / 9) },
  { name: 'no end', text: field('f', 'x'.repeat(bytes - 200)) },
];
