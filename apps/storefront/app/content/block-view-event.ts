/**
 * Sent at a tracked block once it was seen. It tells by itself, unless a listener prevents that: then the listener calls
 * `tell` when the block has something to show.
 */
export const blockViewEvent = 'ironcart:block-view';

export interface BlockViewDetail {
  readonly name: string;
  readonly tell: () => void;
}
