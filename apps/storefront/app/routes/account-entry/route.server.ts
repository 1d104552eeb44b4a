import { redirect } from 'react-router';

/** Redirects to the dashboard. */
export const loader = async () => {
  throw redirect('/account/dashboard');
};
