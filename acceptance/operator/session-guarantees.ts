/**
 * The operations of a session in program order: each started after the response to the previous one. A version counts
 * the changes of an object; the store assigns it.
 */
export interface SessionOperation {
  readonly session: string;
  readonly kind: 'read' | 'write';
  readonly object: string;
  /** The version that was read, or that the write created. */
  readonly version: number;
}

export type SessionGuarantee = 'read your writes' | 'monotonic reads' | 'monotonic writes' | 'writes follow reads';

export interface Violation {
  readonly guarantee: SessionGuarantee;
  /** Index of the operation in the history. */
  readonly at: number;
  /** The version of the object that the session already knew. */
  readonly known: number;
}

const guaranteeOf = (earlier: SessionOperation['kind'], later: SessionOperation['kind']): SessionGuarantee => {
  if (later === 'read') return earlier === 'write' ? 'read your writes' : 'monotonic reads';
  return earlier === 'write' ? 'monotonic writes' : 'writes follow reads';
};

/**
 * Checks the four session guarantees (Terry et al., 1994) of a recorded history, object by object: a session reads at
 * least what it wrote and read before, and its writes are ordered after both.
 * @param history any interleaving of the sessions that preserves the order of each
 */
export const violationsIn = (history: readonly SessionOperation[]): readonly Violation[] => {
  const known = new Map<string, number>();
  return history.flatMap(({ session, kind, object, version }, at) => {
    const found = (['write', 'read'] as const).flatMap((earlier): readonly Violation[] => {
      const least = known.get(JSON.stringify([session, object, earlier]));
      if (least === undefined) return [];
      // A write creates a new version; a read may return the same one again.
      const isKept = kind === 'read' ? version >= least : version > least;
      return isKept ? [] : [{ guarantee: guaranteeOf(earlier, kind), at, known: least }];
    });
    const key = JSON.stringify([session, object, kind]);
    known.set(key, Math.max(version, known.get(key) ?? 0));
    return found;
  });
};
