/**
 * What PostgreSQL says while it stops, starts or is cut off (class 57P, class 08, and 53300 for a server that has no
 * connection left), and what the way to it says.
 */
const codesOfAnAwayDatabase =
  /^(?:57P0[1-5]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver has no codes for a connection that ends under a statement, or that cannot be had in time. */
const messagesOfAnAwayDatabase =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/**
 * Whether a call failed because the database cannot be reached, not for what was asked of it: the same call may succeed
 * later. Other services that are called answer with errors of their own, which hold such codes as their cause at most.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && codesOfAnAwayDatabase.test(String(error.code))) return true;
  return messagesOfAnAwayDatabase.test(error.message);
};
