const STEP = '_';

/** How a listing names itself to rules of the index (`ruleContexts`): its path, in the letters that the protocol allows there. */
export function listingContext(path: string): string {
  return path.split('/').filter(Boolean).join(STEP);
}

/** Path of the listing that a context names. */
export function contextPath(context: string): string {
  return `/${context.replaceAll(STEP, '/')}`;
}
