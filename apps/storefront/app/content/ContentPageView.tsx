import { Page, PageHeading } from '@ironcart/react-ui';
import { ContentBlocks, type ContentBlocksProps } from './ContentBlocks.tsx';

export interface ContentPageViewProps extends ContentBlocksProps {
  readonly title: string;
}

/** A CMS page; its title is the heading if it has no hero. */
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
