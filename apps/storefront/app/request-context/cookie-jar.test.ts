import { describe, expect, it } from 'vitest';
import { createCookieJar } from './cookie-jar.ts';

const setting = (...lines: readonly string[]) => {
  const headers = new Headers();
  for (const line of lines) headers.append('Set-Cookie', line);
  return new Response(null, { headers });
};

describe('cookie jar', () => {
  it('keeps the last value of a name, and leaves others unchanged', () => {
    const jar = createCookieJar('a=1; b=2');
    jar.take(setting('a=3; Path=/', 'c=x=y; HttpOnly'));
    jar.take(setting('a=4; Path=/'));
    expect(jar.header()).toBe('a=4; b=2; c=x=y');
    expect(jar.changes()).toEqual(['a=4; Path=/', 'c=x=y; HttpOnly']);
  });

  it('ignores a cookie without a name', () => {
    expect(createCookieJar('flag; a=1; =2;').header()).toBe('a=1');
    expect(createCookieJar(null).header()).toBeUndefined();
  });

  it('removes a cookie that a response deletes, and forwards the deletion to the browser', () => {
    const jar = createCookieJar('session=1');
    jar.take(setting('session=; Max-Age=0; Path=/'));
    expect(jar.header()).toBeUndefined();
    expect(jar.has('session')).toBe(false);
    expect(jar.changes()).toEqual(['session=; Max-Age=0; Path=/']);
  });

  it.each([
    ['session=; max-age=-1', false],
    ['session=; Max-Age=-3600; Path=/', false],
    ['session=;Max-Age=0', false],
    ['session=; Expires=Thu, 01 Jan 1970 00:00:00 GMT', false],
    ['session=2; Expires=Thu, 01 Jan 2037 00:00:00 GMT', true],
    ['session=2; Max-Age=05; Path=/', true],
    ['session=2; Max-Age=3600', true],
  ])('recognizes a deleted cookie: %s', (line, isKept) => {
    const jar = createCookieJar('session=1');
    jar.take(setting(line));
    expect(jar.has('session')).toBe(isKept);
  });

  it('is empty without a header', () => {
    expect(createCookieJar(null).header()).toBeUndefined();
    expect(createCookieJar('').header()).toBeUndefined();
  });
});
