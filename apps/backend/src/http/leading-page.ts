import { escapeHtml } from './escape-html.ts';
import { smallPage } from './small-page.ts';

/**
 * A page that leads to another host at once. A redirect in its place would be blocked where it answers a posted form:
 * browsers apply the form's `form-action` policy to every redirect that follows.
 * @param url the address of a provider's page
 */
export const leadingPage = (url: string): Response =>
  smallPage({
    title: 'To the payment page',
    style: 'main { max-width: 480px; margin: 64px auto; padding: 0 16px; }',
    head: `<meta http-equiv="refresh" content="0; url=${escapeHtml(url)}">`,
    body: `<main><p>You pay at your bank or payment service, and come back here when it is done.</p>
<p><a href="${escapeHtml(url)}">Go to the payment page</a></p></main>`,
  });
