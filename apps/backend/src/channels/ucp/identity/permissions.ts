import type { WirePermission } from '@ironcart/api/contract';
import type { CapabilityName } from '../protocol.ts';

/** What a platform may do for a customer who linked the account, by the protocol's scope (RFC 6749, 3.3). */
const scopes = {
  'dev.ucp.shopping.cart:manage': 'cart',
  'dev.ucp.shopping.checkout:manage': 'checkout',
  'dev.ucp.shopping.order:read': 'order',
} as const satisfies Readonly<Record<string, WirePermission>>;

/** The scopes that the store has. */
export const supportedScopes: readonly string[] = Object.keys(scopes);

const permissionNames: readonly WirePermission[] = Object.values(scopes);

/** Each permission's scope. */
const scopeOf = new Map<WirePermission, string>(
  Object.entries(scopes).map(([scope, permission]) => [permission, scope]),
);

/** What a request asks for that names no scope: to shop. Earlier orders are seen by those only who ask for it. */
const defaultPermissions: readonly WirePermission[] = ['cart', 'checkout'];

/** The permissions of a scope parameter; undefined if one of its scopes is unknown. */
export const permissionsOfScope = (text: string | undefined): readonly WirePermission[] | undefined => {
  const asked = new Set((text ?? '').split(' ').filter((scope) => scope !== ''));
  if (asked.size === 0) return defaultPermissions;
  if ([...asked].some((scope) => !supportedScopes.includes(scope))) return undefined;
  return Object.entries(scopes).flatMap(([scope, permission]) => (asked.has(scope) ? [permission] : []));
};

/** The scope parameter of permissions. */
export const scopeText = (permissions: readonly WirePermission[]): string =>
  permissions.flatMap((permission) => scopeOf.get(permission) ?? []).join(' ');

/** Permissions as a column keeps them. */
export const permissionsFromColumn = (text: string): readonly WirePermission[] =>
  permissionNames.filter((permission) => text.split(' ').includes(permission));

/** The permission that an operation of a capability needs when it is done for a customer. */
export const permissionOfCapability: Readonly<Partial<Record<CapabilityName, WirePermission>>> = {
  'dev.ucp.shopping.cart': 'cart',
  'dev.ucp.shopping.checkout': 'checkout',
};
