import { smallPage } from '../../../http/small-page.ts';

/**
 * Whether a link was opened by a person's browser and not by a program: a chat preview, a mail scanner, a prefetch. A
 * link can be used only once, and programs must not use it up. Browsers state this in request headers (on https and
 * localhost).
 */
export const isOpenedByPerson = ({ method, headers }: Request): boolean =>
  method === 'POST' || (headers.get('sec-fetch-dest') === 'document' && !headers.has('sec-purpose'));

/** The page shown if the client may be a program: a person presses its button to continue. */
export const lookPage = (): Response =>
  smallPage({
    title: 'Continue in the store',
    style: 'form { max-width: 480px; margin: 64px auto; padding: 0 16px; } h1 { font-size: 24px; line-height: 1.25; }',
    body: `<form method="post"><h1>Your items are waiting</h1><p>Press Continue in the browser that you want to buy with.</p>
<button class="main">Continue</button></form>`,
  });
