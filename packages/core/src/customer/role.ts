/** Who a visitor is to the store (S6-roles). There are no others: nobody administers the store from here. */
export type Role = 'guest' | 'customer';

/** The group of a customer who is in no other (S6-roles-04). */
export const defaultGroup = 1;

/** Groups from this one on are given prices of their own by the server (S6-roles-03). */
export const firstGroupWithPrices = 2;

/** A guest is in group 0 or in none (S6-roles-01), a logged-in customer in a group above 0 (S6-roles-02). */
export const roleOf = ({ groupId }: { readonly groupId?: number | undefined }): Role =>
  groupId !== undefined && groupId > 0 ? 'customer' : 'guest';

/** Whether the server gives a group prices of its own (S6-roles-03): all that groups change beside segments. */
export const hasGroupPrices = (groupId: number): boolean => groupId >= firstGroupWithPrices;
