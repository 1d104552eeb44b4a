export { CustomOptionFields } from '@ironcart/react-ui';
