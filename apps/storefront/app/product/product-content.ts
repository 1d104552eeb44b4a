export { ContentBlocks } from '../content/ContentBlocks.tsx';
