import { holdEarlyActions } from './early-actions.ts';
import { hydratedEvent } from './hydrated-event.ts';
import { reloadElsewhere } from './reload-elsewhere.ts';
import { waitForStart } from './when-to-start.ts';

/** After this long the browser does by itself what the shopper asked for: as it would without scripts. */
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
  const { release, giveUp } = holdEarlyActions();
  let isThere = false;
  document.addEventListener(
    hydratedEvent,
    () => {
      isThere = true;
      release();
    },
    { once: true },
  );
  const giveUpUnlessThere = () => {
    if (!isThere) giveUp();
  };

  // Of a page that starts at once, the modules are linked to by the page itself.
  if (starts === 'atOnce') setTimeout(giveUpUnlessThere, patienceMs);
  else
    waitForStart(starts === 'onIntent' ? starts : 'onIntentOrIdle', () => {
      preload();
      setTimeout(giveUpUnlessThere, patienceMs);
      const run = () => import(/* @vite-ignore */ entry).catch(giveUp);
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
      else void run();
    });
}
