import { describe, expect, it } from 'vitest';
import { openStorefront } from '../testing/open-storefront.ts';

const mark = 'aria-invalid="true"';
const form = {
  name: 'Form',
  props: {
    formHash: 'contact',
    submitLabel: 'Send',
    fields: [
      { name: 'email', label: 'Email', type: 'email', isRequired: true },
      { name: 'message', label: 'Message', type: 'lines', isRequired: true },
    ],
  },
};
const again = 'Check what you entered and try again.';

describe('rejected form of a content page', () => {
  it.each([
    ['a missing field', { email: 'ada@example.com' }],
    ['an invalid e-mail', { email: 'ada at example.com', message: 'Hello' }],
  ])('%s shows the error beside the field, and keeps the typed values', async (_, fields) => {
    const { post } = await openStorefront({ pageBlocks: [form] });
    const html = await (await post('/about', { formHash: 'contact', ...fields })).text();
    expect(html.split(mark)).toHaveLength(2);
    expect(html).toContain(fields.email);
    expect(html).not.toContain(again);
  });

  it('without details asks the shopper to check all fields', async () => {
    const { post } = await openStorefront({ pageBlocks: [form] });
    const html = await (await post('/about', { formHash: 'contact', message: 'unlisted' })).text();
    expect(html).not.toContain(mark);
    expect(html).toContain(again);
  });
});
