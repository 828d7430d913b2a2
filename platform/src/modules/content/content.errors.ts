/** A failure of the content service, sent as `{ message, status }` (contract section 6). */
export class ContentFault extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ContentFault';
  }
}

/** 404: no such page at this time. */
export const pageNotFound = (): ContentFault => new ContentFault(404, 'Page not found');

/** 404: no such component at this time. */
export const componentNotFound = (): ContentFault => new ContentFault(404, 'Component not found');

/** 401: a preview was asked for without a preview token that holds (CMS-02). */
export const previewRefused = (): ContentFault => new ContentFault(401, 'A preview token is required');
