/**
 * Dispatched on a tracked block when it becomes visible. The view is reported automatically unless a listener prevents
 * the default: the listener then calls `tell` when the block has content.
 */
export const blockViewEvent = 'ironcart:block-view';

export interface BlockViewDetail {
  readonly name: string;
  readonly tell: () => void;
}
