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

describe('a form of a content page that is refused', () => {
  it.each([
    ['for a field that is missing', { email: 'ada@example.com' }],
    ['for an address that is none', { email: 'ada at example.com', message: 'Hello' }],
  ])('%s says so beside the field, and keeps what was filled in', async (_, fields) => {
    const { post } = await openStorefront({ pageBlocks: [form] });
    const html = await (await post('/about', { formHash: 'contact', ...fields })).text();
    expect(html.split(mark)).toHaveLength(2);
    expect(html).toContain(fields.email);
    expect(html).not.toContain(again);
  });

  it('without a word of the fields asks to look at all of them', async () => {
    const { post } = await openStorefront({ pageBlocks: [form] });
    const html = await (await post('/about', { formHash: 'contact', message: 'unlisted' })).text();
    expect(html).not.toContain(mark);
    expect(html).toContain(again);
  });
});
