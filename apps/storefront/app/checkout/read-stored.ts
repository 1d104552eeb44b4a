export { readDraft, readPending } from '@ironcart/checkout-machines';
