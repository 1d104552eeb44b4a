import { describe, expect, it } from 'vitest';
import { countedContentType, formRefusalOf, mediaTypeOf } from './form-fields.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'Multipart/Form-Data; boundary=b';
const part = (head: string, value = 'x') => `--b\r\n${head}\r\n\r\n${value}\r\n`;
const named = 'Content-Disposition: form-data; name="a"';
const heads = (count: number) => [named, ...Array.from({ length: count - 1 }, () => 'X: y')].join('\r\n');
const tooMany = 'A form has at most 2 fields';
const oddHead = 'A field has at most 4 headers';

describe('form body parsing', () => {
  it.each([
    ['with its two fields', urlencoded, 'a=1&b=2', undefined],
    ['never with a third', `${urlencoded}; charset=utf-8`, 'a=1&b=2&c=3', tooMany],
    ['whatever its kind, where it is another', 'text/plain', 'a&b&c', undefined],
    ['part by part', multipart, `${part(named)}${part(named)}--b--\r\n`, undefined],
    ['never with a third part', multipart, `${part(named)}${part(named)}${part(named)}--b--`, tooMany],
    ['only with a boundary', 'multipart/form-data', part(named), 'The body is not a form'],
    ['only with a readable content type', 'multipart/form-data; boundary', part(named), 'The body is not a form'],
    ['with four headers of a part', multipart, `${part(heads(4))}--b--`, undefined],
    ['never with six', multipart, `${part(heads(6))}--b--`, oddHead],
    ['never with a header that does not end', multipart, part(`${named}${'x'.repeat(1_000)}`), oddHead],
    ['with a long value', multipart, `${part(named, 'x'.repeat(3_000))}--b--`, undefined],
    ['whatever stands behind its end', multipart, `${part(named)}--b--${'\r\nx'.repeat(9)}`, undefined],
  ])('%s', (_how, contentType, body, refusal) => {
    expect(formRefusalOf(Buffer.from(body), contentType, 2)).toBe(refusal);
  });
});

it.each([
  ['Text/HTML ; charset=x', 'text/html'],
  ['', ''],
])('detects the media type of %j as %j', (contentType, mediaType) => {
  expect(mediaTypeOf(contentType)).toBe(mediaType);
});

it.each([
  [multipart, 'multipart/form-data; boundary="b"'],
  ['multipart/form-data; boundary=a; boundary=b', 'multipart/form-data; boundary="a"'],
  [urlencoded, urlencoded],
])('reads %j as %j', (contentType, counted) => {
  expect(countedContentType(contentType)).toBe(counted);
});
