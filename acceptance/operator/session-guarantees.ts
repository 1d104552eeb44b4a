/**
 * What a session did, in the order of its program: each operation began after the answer to the one before. A version
 * counts the changes of an object; the store decides it.
 */
export interface SessionOperation {
  readonly session: string;
  readonly kind: 'read' | 'write';
  readonly object: string;
  /** The version that was read, or that the write made. */
  readonly version: number;
}

export type SessionGuarantee = 'read your writes' | 'monotonic reads' | 'monotonic writes' | 'writes follow reads';

export interface Violation {
  readonly guarantee: SessionGuarantee;
  /** Index of the operation in the history. */
  readonly at: number;
  /** The version of the object that the session knew already. */
  readonly known: number;
}

const guaranteeOf = (earlier: SessionOperation['kind'], later: SessionOperation['kind']): SessionGuarantee => {
  if (later === 'read') return earlier === 'write' ? 'read your writes' : 'monotonic reads';
  return earlier === 'write' ? 'monotonic writes' : 'writes follow reads';
};

/**
 * Checks the four session guarantees (Terry et al., 1994) of a recorded history, object by object: a session reads at
 * least what it wrote and read before, and what it writes comes after both.
 * @param history any interleaving of the sessions that keeps the order of each
 */
export const violationsIn = (history: readonly SessionOperation[]): readonly Violation[] => {
  const known = new Map<string, number>();
  return history.flatMap(({ session, kind, object, version }, at) => {
    const found = (['write', 'read'] as const).flatMap((earlier): readonly Violation[] => {
      const least = known.get(JSON.stringify([session, object, earlier]));
      if (least === undefined) return [];
      // A write makes a version of its own; a read may find the same one again.
      const isKept = kind === 'read' ? version >= least : version > least;
      return isKept ? [] : [{ guarantee: guaranteeOf(earlier, kind), at, known: least }];
    });
    const key = JSON.stringify([session, object, kind]);
    known.set(key, Math.max(version, known.get(key) ?? 0));
    return found;
  });
};
