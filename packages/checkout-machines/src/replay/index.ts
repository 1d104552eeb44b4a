export { CHECKOUT_LOG_VERSION, type CheckoutLog, type LogEntry } from './checkout-log.ts';
export { readCheckoutLog } from './read-log.ts';
export { type CheckoutRecorder, createRecorder } from './recorder.ts';
export { type ReplayOptions, replay, replayToActor } from './replay.ts';
export { ReplayError, type ReplayErrorCode } from './replay-error.ts';
