/** Annotation with which a matrix test reports a page's address and findings. */
export const addressAnnotation = 'address';
export const findingsAttachment = 'findings';
