export { chooseReturn, type PickedItem, type ReturnPick, type ReturnPickIssue } from './choose-return.ts';
export { code128 } from './code-128.ts';
export {
  type ReturnAuthorization,
  type ReturnableLine,
  type ReturnedItem,
  type ReturnReason,
  type ReturnStatus,
  returnableLine,
  returnReasons,
  returnStatuses,
} from './return-authorization.ts';
export { lastReturnDay, type ReturnTerms, returnableSince } from './return-period.ts';
