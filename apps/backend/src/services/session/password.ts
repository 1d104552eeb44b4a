/** The library's number for it: its enum is erased when types are stripped file by file. */
const argon2id = 2;

/** Argon2id with 19 MiB, two passes, one lane: OWASP's minimum (SECURITY 6). */
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Native code, loaded by the first password. */
const argon2 = () => import('@node-rs/argon2');

export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password, parameters);

let hashOfNobody: Promise<string> | undefined;

/**
 * Whether the password is the customer's. Without a customer the same work is done, so that the answer's timing does
 * not tell which e-mail addresses have an account.
 */
export const verifyPassword = async (storedHash: string | undefined, password: string): Promise<boolean> => {
  const { verify } = await argon2();
  if (storedHash !== undefined) return verify(storedHash, password);
  hashOfNobody ??= hashPassword('nobody has this password');
  await verify(await hashOfNobody, password);
  return false;
};
