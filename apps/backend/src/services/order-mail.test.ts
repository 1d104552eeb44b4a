import { describe, expect, it } from 'vitest';
import { orderMail } from './order-mail.ts';

const document = { customer: { email: 'ann@example.com' }, billingAddress: { firstname: 'Ann' } };
const news = {
  subject: 'Shipped: a package of order 100',
  paragraphs: ['A package has left us.', '1 x Bar <20 kg> (BAR)\n2 x Clips (CLIP)'],
  link: { url: 'https://shop.example/tracker?order=100', label: 'Follow your packages' },
};

describe('orderMail', () => {
  it('greets the customer of the order and ends with the link', () => {
    expect(orderMail(document, news)).toMatchObject({
      recipient: 'ann@example.com',
      subject: 'Shipped: a package of order 100',
      body: [
        'Hello Ann,',
        'A package has left us.',
        '1 x Bar <20 kg> (BAR)\n2 x Clips (CLIP)',
        'Follow your packages: https://shop.example/tracker?order=100\n',
      ].join('\n\n'),
    });
  });

  it('escapes the texts of its HTML, and keeps their line breaks', () => {
    const { html } = orderMail(document, news);
    expect(html).toContain('<p>Hello Ann,</p>');
    expect(html).toContain('<p>1 x Bar &lt;20 kg&gt; (BAR)<br>2 x Clips (CLIP)</p>');
    expect(html).toMatch(/<a href="https:\/\/shop\.example\/tracker\?order=100"[^>]*>Follow your packages<\/a>/);
  });

  it('greets without a name if the order has no billing address', () => {
    expect(orderMail({ customer: { email: 'ann@example.com' }, billingAddress: null }, news).body).toMatch(/^Hello,\n/);
  });
});
