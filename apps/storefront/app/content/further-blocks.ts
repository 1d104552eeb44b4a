export { furtherBlocks } from '@ironcart/react-ui';
