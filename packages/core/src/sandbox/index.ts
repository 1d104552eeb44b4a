export {
  type ProviderMessage,
  readProviderMessage,
  type TokenizeCommand,
  tokenizeCommand,
} from './provider-messages.ts';
