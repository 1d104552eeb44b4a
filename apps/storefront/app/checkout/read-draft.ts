export { readDraft } from '@ironcart/checkout-machines';
