import { contract, errorAnswer } from '@ironcart/api/contract';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { multipliedLimits } from '../http/rate-limit.ts';
import { testOrigin } from '../testing/browser.ts';
import { useTestStore } from '../testing/test-store.ts';

const store = useTestStore({ limits: multipliedLimits(10_000) });
const { submitForm } = contract.newsletter;

const send = (body: string | Uint8Array<ArrayBuffer>, contentType: string) =>
  store.shopper().request(submitForm.path, {
    method: submitForm.method,
    headers: { Origin: testOrigin, 'Content-Type': contentType },
    body,
  });

const expectSound = async (response: Response, asked: string): Promise<void> => {
  const text = await response.text();
  expect(response.status, `${asked}: ${text}`).toBeLessThan(500);
  const isSound = v.is(response.status === 200 ? submitForm.answer : errorAnswer, JSON.parse(text));
  expect(isSound, `${asked}: ${text}`).toBe(true);
};

/** Names and values of form parts, including ones that confuse parsers. */
const anyPart = fc
  .record({
    name: fc.oneof(
      fc.constantFrom('formHash', 'name', 'message', '__proto__', 'constructor', 'a"; filename="x', ''),
      fc.string({ maxLength: 20 }),
    ),
    headers: fc.constantFrom(
      '',
      'Content-Type: text/plain; charset=utf-16\r\n',
      'Content-Transfer-Encoding: base64\r\n',
      'Content-Type: multipart/mixed; boundary=inner\r\n',
      `X-Long: ${'x'.repeat(9_000)}\r\n`,
      'no header at all\r\n',
    ),
    value: fc.oneof(
      fc.constantFrom('contact', '--edge--', '\r\n--edge\r\n', '4111111111111111', '\u0000'),
      fc.string({ unit: 'binary', maxLength: 60 }),
    ),
  })
  .map(
    ({ name, headers, value }) =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\n${value}\r\n`,
  );

const anyEnd = fc.constantFrom('--edge--\r\n', '--edge--', '--edge', '', '--other--\r\n');

it('multipart parsing handles any body without an internal error or another response shape [SECURITY-24] [SECURITY-25] [SECURITY-29]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyPart, { maxLength: 6 }), anyEnd, async (parts, end) => {
      const body = `${parts.join('')}${end}`;
      await expectSound(await send(body, 'multipart/form-data; boundary=edge'), body);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

it.each<[string, string]>([
  ['no boundary', 'multipart/form-data'],
  ['an empty boundary', 'multipart/form-data; boundary='],
  ['a boundary of 5,000 letters', `multipart/form-data; boundary=${'e'.repeat(5_000)}`],
  ['two boundaries', 'multipart/form-data; boundary=a; boundary=edge'],
])('multipart parsing rejects a form with %s', async (_what, contentType) => {
  const body = '--edge\r\nContent-Disposition: form-data; name="formHash"\r\n\r\ncontact\r\n--edge--\r\n';
  const response = await send(body, contentType);
  expect(response.status).toBe(400);
});

it.each<[string, string]>([
  ['thousands of headers', 'A: b\r\n'.repeat(9_000)],
  ['five headers', 'A: b\r\n'.repeat(4)],
  ['a header of 60,000 letters', `A: ${'b'.repeat(60_000)}\r\n`],
])('multipart parsing rejects a field with %s before reading it [SECURITY-25]', async (_what, headers) => {
  const body = `--edge\r\nContent-Disposition: form-data; name="formHash"\r\n${headers}\r\ncontact\r\n--edge--\r\n`;
  // Boundaries that other parsers might read from the header make no difference.
  for (const contentType of [
    'multipart/form-data; boundary=edge',
    'multipart/form-data; x="; boundary=a"; boundary=edge',
  ]) {
    const response = await send(body, contentType);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('at most 4 headers')]);
  }
});

it('multipart parsing rejects a form one byte above the limit, and bytes that are not text [SECURITY-25]', async () => {
  const head = '--edge\r\nContent-Disposition: form-data; name="formHash"\r\n\r\n';
  const tooLong = `${head}${'x'.repeat(submitForm.maxBodyBytes + 1 - head.length)}`;
  expect((await send(tooLong, 'multipart/form-data; boundary=edge')).status).toBe(413);
  const bytes = Buffer.concat([
    Buffer.from(head),
    Buffer.from([0xff, 0xfe, 0xc0, 0x00]),
    Buffer.from('\r\n--edge--\r\n'),
  ]);
  await expectSound(await send(new Uint8Array(bytes), 'multipart/form-data; boundary=edge'), 'bytes that are no text');
});
