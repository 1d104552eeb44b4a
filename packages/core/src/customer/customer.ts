import { requireObject } from '../require-argument.ts';

/** The customer of a session (S3-customer). Group 0 is a guest. */
export interface Customer {
  readonly _id: string;
  readonly loggedIn: boolean;
  readonly groupId: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
  readonly segments: readonly number[];
}

/** The role of a visitor (S6-roles). There is no administrator role. */
export type Role = 'guest' | 'customer';

/** The default group of customers (S6-roles-04). */
export const defaultGroup = 1;

/** The lowest group with prices of its own from the server (S6-roles-03). */
const firstGroupWithPrices = 2;

/** The role of a group: 0 or none is a guest (S6-roles-01), above 0 a logged-in customer (S6-roles-02). */
export const roleOf = (customer: { readonly groupId?: number | undefined }): Role => {
  requireObject(customer, 'customer');
  const { groupId } = customer;
  return groupId !== undefined && groupId > 0 ? 'customer' : 'guest';
};

/** Whether a group has its own prices (S6-roles-03). Besides segments, groups affect nothing else. */
export const hasGroupPrices = (groupId: number): boolean => groupId >= firstGroupWithPrices;

/** The default lifetime of a session's token, in milliseconds (S9-timing-02). */
export const defaultSessionLifetimeMs = 300_000;
