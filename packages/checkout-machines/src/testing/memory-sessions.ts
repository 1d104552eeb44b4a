import type { SessionEntry, SessionStore, StoredSession } from '../host/session.ts';

/** A store of sessions that can be explored. */
export interface ExploredSessions extends SessionStore {
  /** Copies the store with its sessions; the copy is independent. */
  copy(): Promise<ExploredSessions>;
  /** Resolves when every call has its response. */
  answered(): Promise<void>;
}

/** Creates an in-memory store of sessions: each row is serialised to JSON, as in a database. */
export const memorySessions = (): SessionStore => {
  const rows = new Map<string, string>();
  const logs = new Map<string, readonly string[]>();
  const read = (id: string): StoredSession | undefined => {
    const text = rows.get(id);
    return text === undefined ? undefined : JSON.parse(text);
  };
  return {
    read: async (id) => read(id),
    write: async (session, entries, change) => {
      if ((read(session.id)?.version ?? 0) !== session.version - 1) return false;
      rows.set(session.id, JSON.stringify(session));
      const added = entries.map((entry) => JSON.stringify(entry));
      logs.set(session.id, change === 'replace' ? added : [...(logs.get(session.id) ?? []), ...added]);
      return true;
    },
    entries: async (id) => (logs.get(id) ?? []).map((text): SessionEntry => JSON.parse(text)),
    remove: async (id) => {
      rows.delete(id);
      logs.delete(id);
    },
  };
};
