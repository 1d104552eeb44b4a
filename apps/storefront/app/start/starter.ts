import { holdEarlyActions } from './early-actions.ts';
import { hydratedEvent } from './hydrated-event.ts';
import { reloadElsewhere } from './reload-elsewhere.ts';
import { waitForStart } from './when-to-start.ts';

/** After this long the browser sends by itself the forms that the shopper sent: as it would without scripts. */
const patienceMs = 8_000;

/**
 * The only script that a page begins with: it stands in the page's head and says in its own attributes when the
 * application starts and of what modules it is made.
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

  // Of a page that starts at once, the modules are linked to by the page itself, and so is the application.
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
