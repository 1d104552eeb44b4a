import { Dialog, Page, PageHeading } from '@ironcart/react-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

/** The debug modal over a page with the same content without scripts; closing it navigates back. */
export const Component = () => {
  const { facts } = useRouteData<typeof loader>();
  const navigate = useNavigate();
  const [isModal, setIsModal] = useState(false);
  useEffect(() => setIsModal(true), []);
  const list = (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Page>
      <PageHeading title="Debug" />
      {!isModal && list}
      <Dialog
        isOpen={isModal}
        title="What the store knows of this visit"
        onClose={() => void (window.history.length > 1 ? navigate(-1) : navigate('/'))}
      >
        {list}
      </Dialog>
    </Page>
  );
};
