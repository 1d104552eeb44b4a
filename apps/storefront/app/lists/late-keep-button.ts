import { latePart } from '@ironcart/react-ui';

/** Stands in the server's page as a form's button, and works as one until its code is there. */
export const KeepButton = latePart(async () => (await import('./KeepButton.tsx')).KeepButton);
