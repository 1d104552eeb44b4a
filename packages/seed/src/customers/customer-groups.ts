/** The group of gyms that buy for their members: it has prices of its own. */
export const gymGroupId = 2;
