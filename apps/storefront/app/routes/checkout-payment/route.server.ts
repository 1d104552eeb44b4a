import { stepAction } from '../checkout/step-action.server.ts';

export const action = stepAction('payment');
