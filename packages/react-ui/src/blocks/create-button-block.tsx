import { ButtonBlock, type ButtonBlockViewProps } from './ButtonBlock.tsx';
import { type BlockRenderer, defineBlock } from './define-block.ts';
import { layoutBlockReaders } from './layout-block-readers.ts';

/**
 * Creates the block named Button, for a page that knows whether it runs in the native app and how to send messages to
 * it.
 */
export const createButtonBlock = (app: Pick<ButtonBlockViewProps, 'deviceOf' | 'openInApp'> = {}): BlockRenderer =>
  defineBlock('Button', layoutBlockReaders.Button, (props, { data, renderSlot }) => (
    <ButtonBlock {...props} {...app} onClick={data.onButtonClick}>
      {renderSlot('overlay')}
    </ButtonBlock>
  ));
