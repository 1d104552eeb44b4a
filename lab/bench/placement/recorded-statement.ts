/** A statement as a connection was given it. */
export interface RecordedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What one placement is known by; in its statements these stand for it, and another placement puts in its own. */
export interface PlacementNames {
  readonly sessionId: string;
  readonly listId: string;
  readonly itemIds: readonly string[];
  readonly orderId: string;
  readonly paymentKey: string;
  readonly paymentId: string;
}
