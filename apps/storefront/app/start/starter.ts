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
  const { entry = '', modules = '', starts } = starter.dataset;
  const nonce = starter.nonce;

  const preload = (): void => {
    for (const href of modules.split(' ').filter(Boolean)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }));
    }
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

  // A page that starts immediately links its modules and its application itself.
  if (starts === 'atOnce') {
    setTimeout(sendFormsUnlessThere, patienceMs);
    const noticeMissing = ({ target }: Event) => {
      if (!isThere && target instanceof HTMLScriptElement && target.type === 'module') giveUp();
    };
    document.addEventListener('error', noticeMissing, { capture: true });
  } else
    waitForStart(starts === 'onIntent' ? starts : 'onIntentOrIdle', () => {
      preload();
      setTimeout(sendFormsUnlessThere, patienceMs);
      const run = () => import(/* @vite-ignore */ entry).catch(giveUp);
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
      else void run();
    });
}
