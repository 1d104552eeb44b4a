import { redirect } from 'react-router';

/** The account opens with its dashboard. */
export const loader = async () => {
  throw redirect('/account/dashboard');
};
