/** Whether `If-None-Match` lists the ETag. */
export const isKnown = (tags = '', etag: string): boolean => tags.split(',').some((tag) => tag.trim() === etag);
