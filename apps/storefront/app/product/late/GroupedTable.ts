export { GroupedTable } from '@ironcart/react-ui';
