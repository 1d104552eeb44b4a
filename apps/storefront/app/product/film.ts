export { Film } from '@ironcart/react-ui';
