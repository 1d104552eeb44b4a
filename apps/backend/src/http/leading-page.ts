import { escapeHtml } from './escape-html.ts';
import { smallPage } from './small-page.ts';

/**
 * A page that immediately navigates to another host. A redirect would be blocked as a response to a posted form,
 * because browsers apply the form's `form-action` policy to all redirects.
 * @param url the URL of a provider's page
 */
export const leadingPage = (url: string): Response =>
  smallPage({
    title: 'To the payment page',
    style: 'main { max-width: 480px; margin: 64px auto; padding: 0 16px; }',
    head: `<meta http-equiv="refresh" content="0; url=${escapeHtml(url)}">`,
    body: `<main><p>You pay at your bank or payment service, and come back here when it is done.</p>
<p><a href="${escapeHtml(url)}">Go to the payment page</a></p></main>`,
  });
