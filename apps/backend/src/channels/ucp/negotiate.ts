import { ucpVersion } from './protocol.ts';

/** A party's capabilities by name: the versions of each, and what it extends. */
export type Registry = ReadonlyMap<
  string,
  { readonly versions: readonly string[]; readonly extends?: readonly string[] | undefined }
>;

/** Removes extensions without a parent, repeatedly. */
const withoutOrphans = (names: ReadonlySet<string>, ours: Registry): ReadonlySet<string> => {
  const kept = [...names].filter((name) => {
    const parents = ours.get(name)?.extends;
    return parents === undefined || parents.some((parent) => names.has(parent));
  });
  return kept.length === names.size ? names : withoutOrphans(new Set(kept), ours);
};

/**
 * The capabilities that both parties support in a common version; an extension requires one of the capabilities that it
 * extends.
 */
export const negotiate = (theirs: Registry, ours: Registry): ReadonlySet<string> =>
  withoutOrphans(
    new Set(
      [...ours]
        .filter(([name, { versions }]) => theirs.get(name)?.versions.some((version) => versions.includes(version)))
        .map(([name]) => name),
    ),
    ours,
  );

/** The store's own registry: each capability in the protocol's version. */
export const registryOf = (
  capabilities: Readonly<Record<string, { readonly extends?: readonly string[] }>>,
): Registry =>
  new Map(
    Object.entries(capabilities).map(([name, { extends: parents }]) => [
      name,
      { versions: [ucpVersion], extends: parents },
    ]),
  );
