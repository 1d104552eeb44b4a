/** What a test of the matrix tells the report: the page's address, and what was found on it. */
export const addressAnnotation = 'address';
export const findingsAttachment = 'findings';
