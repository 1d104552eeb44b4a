import type { WirePermission } from '@ironcart/api/contract';
import type { CapabilityName } from '../protocol.ts';

/** The permissions of a platform on behalf of a linked customer, by the protocol's scope (RFC 6749, 3.3). */
const scopes = {
  'dev.ucp.shopping.cart:manage': 'cart',
  'dev.ucp.shopping.checkout:manage': 'checkout',
  'dev.ucp.shopping.order:read': 'order',
} as const satisfies Readonly<Record<string, WirePermission>>;

/** The supported scopes. */
export const supportedScopes: readonly string[] = Object.keys(scopes);

const permissionNames: readonly WirePermission[] = Object.values(scopes);

/** The scope of each permission. */
const scopeOf = new Map<WirePermission, string>(
  Object.entries(scopes).map(([scope, permission]) => [permission, scope]),
);

/** The permissions of a request without a scope: shopping. Access to earlier orders must be requested explicitly. */
const defaultPermissions: readonly WirePermission[] = ['cart', 'checkout'];

/** The permissions of a scope parameter; undefined if it contains an unknown scope. */
export const permissionsOfScope = (text: string | undefined): readonly WirePermission[] | undefined => {
  const asked = new Set((text ?? '').split(' ').filter((scope) => scope !== ''));
  if (asked.size === 0) return defaultPermissions;
  if ([...asked].some((scope) => !supportedScopes.includes(scope))) return undefined;
  return Object.entries(scopes).flatMap(([scope, permission]) => (asked.has(scope) ? [permission] : []));
};

/** The scope parameter for permissions. */
export const scopeText = (permissions: readonly WirePermission[]): string =>
  permissions.flatMap((permission) => scopeOf.get(permission) ?? []).join(' ');

/** Parses permissions from a database column. */
export const permissionsFromColumn = (text: string): readonly WirePermission[] =>
  permissionNames.filter((permission) => text.split(' ').includes(permission));

/** The permission that a capability's operations require on behalf of a customer. */
export const permissionOfCapability: Readonly<Partial<Record<CapabilityName, WirePermission>>> = {
  'dev.ucp.shopping.cart': 'cart',
  'dev.ucp.shopping.checkout': 'checkout',
};
