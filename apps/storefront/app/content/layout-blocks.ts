export { layoutBlocks as blocks } from '@ironcart/react-ui';
