/** The library's number for Argon2id; its enum is not available at run time, because types are stripped per file. */
const argon2id = 2;

/** Argon2id with 19 MiB, two passes, one lane: OWASP's minimum (SECURITY 6). */
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Native code, loaded on first use. */
const argon2 = () => import('@node-rs/argon2');

export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password, parameters);

let hashOfNobody: Promise<string> | undefined;

/**
 * Whether the password is correct. Without a customer it does the same work, so that the timing does not reveal which
 * e-mail addresses have an account.
 */
export const verifyPassword = async (storedHash: string | undefined, password: string): Promise<boolean> => {
  const { verify } = await argon2();
  if (storedHash !== undefined) return verify(storedHash, password);
  hashOfNobody ??= hashPassword('nobody has this password');
  await verify(await hashOfNobody, password);
  return false;
};
