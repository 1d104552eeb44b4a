export { BundlePicker } from '@ironcart/react-ui';
