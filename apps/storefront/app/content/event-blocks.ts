export { eventBlocks as blocks } from '@ironcart/react-ui';
