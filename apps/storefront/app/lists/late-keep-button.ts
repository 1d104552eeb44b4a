import { lazyWithRetry } from '@ironcart/react-ui';

/** Server-rendered as a form's button, which works as such until its code is loaded. */
export const KeepButton = lazyWithRetry(async () => (await import('./KeepButton.tsx')).KeepButton);
