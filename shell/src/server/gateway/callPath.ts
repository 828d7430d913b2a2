/** Characters of a path segment that need no escape and that calls are written with; `;` is escaped, since it begins parameters of a segment. */
const PLAIN = /%(?:40|3A|2C|24|2B|3D|26)/g;
const CONTROLS = /\p{Cc}/u;

function spelled(segment: string): string | null {
  let text: string;
  try {
    text = decodeURIComponent(segment);
  } catch {
    return null;
  }
  if (text === '' || text === '.' || text === '..' || /[/\\]/.test(text) || CONTROLS.test(text)) return null;
  return encodeURIComponent(text).replaceAll(PLAIN, decodeURIComponent);
}

/**
 * The one spelling of a call's path, for every decision and for the service behind: `/guest%69dentity` is `/guestidentity`. Null for a path that two
 * programs could read differently: broken escapes, empty segments, dots, slashes and controls that were written as escapes.
 */
export function callPath(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  const segments = path.slice(1).split('/').map(spelled);
  return path.startsWith('/') && segments.every((segment) => segment !== null) ? `/${segments.join('/')}` : null;
}

/** The query of a call with its question mark, as it came. */
export function callQuery(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
