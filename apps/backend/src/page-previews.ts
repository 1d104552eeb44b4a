export { keepPagePreview, type PreviewedPage, parsePreviewFile } from './services/content/page-preview.ts';
