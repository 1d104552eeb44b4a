import { holdEarlyActions } from './early-actions.ts';
import { hydratedEvent } from './hydrated-event.ts';
import { reloadElsewhere } from './reload-elsewhere.ts';
import { waitForStart } from './when-to-start.ts';

/** Time after which the browser submits queued forms itself, as without scripts. */
const patienceMs = 8_000;

/**
 * The only initial script of a page: it is in the page's head, and its attributes say when the application starts and
 * from which modules.
 */
const starter = document.currentScript;
if (starter !== null) {
  const { entry = '', modules = '', starts, site = '' } = starter.dataset;
  const nonce = starter.nonce;

  const add = (tag: 'link' | 'script', attributes: object): void =>
    document.head.append(Object.assign(document.createElement(tag), { nonce }, attributes));
  const preload = (): void => {
    for (const href of modules.split(' ').filter(Boolean)) add('link', { rel: 'modulepreload', href });
  };

  reloadElsewhere(() => document.documentElement.dataset.hydrated === 'true');
  const { release, sendForms, giveUp } = holdEarlyActions();
  let isThere = false;
  document.addEventListener(
    hydratedEvent,
    () => {
      isThere = true;
      release();
    },
    { once: true },
  );
  const sendFormsUnlessThere = () => {
    if (!isThere) sendForms();
  };

  const noticeMissing = ({ target }: Event) => {
    if (!isThere && target instanceof HTMLScriptElement && target.type === 'module') giveUp();
  };
  document.addEventListener('error', noticeMissing, { capture: true });

  // A page that starts immediately links its modules and its application itself.
  if (starts === 'atOnce') setTimeout(sendFormsUnlessThere, patienceMs);
  else
    waitForStart(starts === 'onIntent' ? starts : 'onIntentOrIdle', { code: site }, () => {
      preload();
      setTimeout(sendFormsUnlessThere, patienceMs);
      // An element, because the policy of a page without a nonce refuses an import of this script.
      const run = () => add('script', { type: 'module', src: entry });
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
      else run();
    });
}
