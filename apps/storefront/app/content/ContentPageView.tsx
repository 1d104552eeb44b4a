import { Page, PageHeading } from '@ironcart/react-ui';
import { ContentBlocks, type ContentBlocksProps } from './ContentBlocks.tsx';

export interface ContentPageViewProps extends ContentBlocksProps {
  readonly title: string;
}

/** A page of the CMS; a page without a hero gets its title as its heading. */
export const ContentPageView = ({ title, ...content }: ContentPageViewProps) => (
  <>
    {content.blocks[0]?.name !== 'Hero' && (
      <Page>
        <PageHeading title={title} />
      </Page>
    )}
    <ContentBlocks {...content} />
  </>
);
