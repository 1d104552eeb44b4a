import { ButtonBlock, type ButtonBlockViewProps } from './ButtonBlock.tsx';
import { type BlockRenderer, defineBlock } from './define-block.ts';
import { layoutBlockReaders } from './layout-block-readers.ts';

/** The block named Button, for a page that knows whether an app is around it and how to reach that. */
export const createButtonBlock = (app: Pick<ButtonBlockViewProps, 'deviceOf' | 'openInApp'> = {}): BlockRenderer =>
  defineBlock('Button', layoutBlockReaders.Button, (props, { data, renderSlot }) => (
    <ButtonBlock {...props} {...app} onClick={data.onButtonClick}>
      {renderSlot('overlay')}
    </ButtonBlock>
  ));
