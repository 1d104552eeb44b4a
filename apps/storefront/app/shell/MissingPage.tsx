import { NotFound } from '@ironcart/react-ui';

/** The shop's not-found page. */
export const MissingPage = () => <NotFound homeUrl="/" searchUrl="/search" />;
