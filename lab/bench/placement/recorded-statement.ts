/** An SQL statement with its parameters. */
export interface RecordedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The identifiers of one placement; placeholders in its statements, which another placement replaces by its own. */
export interface PlacementNames {
  readonly sessionId: string;
  readonly listId: string;
  readonly itemIds: readonly string[];
  readonly orderId: string;
  readonly paymentKey: string;
  readonly paymentId: string;
}
