import { Outlet } from 'react-router';
export const handle = { isFunneled: true };
export const Component = () => <Outlet />;
