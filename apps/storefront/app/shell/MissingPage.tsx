import { NotFound } from '@ironcart/react-ui';

/** A page of the shop that is not there. */
export const MissingPage = () => <NotFound homeUrl="/" searchUrl="/search" />;
