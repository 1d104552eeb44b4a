import { smallPage } from '../../../http/small-page.ts';

/**
 * Whether a person's browser opens a link, rather than a program that looks at it: the preview of a chat, a scanner of mails,
 * a prefetch. A link can be used once, and they must not use it up. Browsers say it themselves on https and on this machine.
 */
export const isOpenedByPerson = ({ method, headers }: Request): boolean =>
  method === 'POST' || (headers.get('sec-fetch-dest') === 'document' && !headers.has('sec-purpose'));

/** The page for whoever may be a program: a person presses its button. */
export const lookPage = (): Response =>
  smallPage({
    title: 'Continue in the store',
    style: 'form { max-width: 480px; margin: 64px auto; padding: 0 16px; } h1 { font-size: 24px; line-height: 1.25; }',
    body: `<form method="post"><h1>Your items are waiting</h1><p>Press Continue in the browser that you want to buy with.</p>
<button class="main">Continue</button></form>`,
  });
