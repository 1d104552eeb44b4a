import { AccountRows, ButtonLink, PageHeading } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

type List = ReturnType<typeof useRouteData<typeof loader>>['lists'][number];

const contentsOf = ({ names, lines }: List): string =>
  lines > names.length ? `${names.join(', ')} and ${lines - names.length} more` : names.join(', ');

export const Component = () => {
  const { lists } = useRouteData<typeof loader>();
  return (
    <>
      <PageHeading title="Your lists" intro="What you mean to buy, now or later. They follow you to every device." />
      <AccountRows
        rows={lists.map((list) => ({
          id: list.id,
          title: list.title,
          href: list.path,
          picture: list.picture ?? null,
          marks: list.isShared ? [{ text: 'Shared' }] : [],
          facts:
            list.pieces === 0
              ? [{ label: 'Items', value: 'none yet' }]
              : [
                  { label: 'Items', value: list.pieces },
                  { label: 'On it', value: contentsOf(list) },
                ],
          action: (
            <ButtonLink href={list.path} size="small">
              Open
            </ButtonLink>
          ),
        }))}
      />
    </>
  );
};
