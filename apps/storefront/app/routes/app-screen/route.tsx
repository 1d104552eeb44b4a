import { useRouteData } from '../../data/use-route-data.ts';
import { Component as Preloader } from '../preloader/route.tsx';
import { Dashboard } from './Dashboard.tsx';
import { Exclusive } from './Exclusive.tsx';
import { Featured } from './Featured.tsx';
import { NotificationPreferences } from './NotificationPreferences.tsx';
import { Notifications } from './Notifications.tsx';
import { Orders } from './Orders.tsx';
import { Rapidfire } from './Rapidfire.tsx';
import type { loader } from './route.server.ts';

export const Component = () => {
  const data = useRouteData<typeof loader>();
  switch (data.screen) {
    case 'dashboard':
      return <Dashboard {...data} />;
    case 'preloader':
      return <Preloader />;
    case 'featured':
      return <Featured {...data} />;
    case 'exclusive':
      return <Exclusive {...data} />;
    case 'orders':
      return <Orders {...data} />;
    case 'notifications':
      return <Notifications {...data} />;
    case 'preferences':
      return <NotificationPreferences {...data} />;
    case 'rapidfire':
      return <Rapidfire {...data} />;
  }
};
