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
