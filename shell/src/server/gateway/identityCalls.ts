/** Calls that answer tokens or end a session; the gateway looks into these answers and streams all others through. */
const ISSUES = [
  /^\/wcs\/resources\/store\/[^/]+\/guestidentity$/,
  /^\/wcs\/resources\/store\/[^/]+\/loginidentity$/,
  /^\/wcs\/resources\/store\/[^/]+\/person$/,
  /^\/wcs\/resources\/store\/[^/]+\/person\/@self$/,
];
const ENDS = /^\/wcs\/resources\/store\/[^/]+\/(guest|login)identity\/@self$/;

export function mayIssueTokens(method: string, path: string): boolean {
  return (method === 'POST' || method === 'PUT') && ISSUES.some((pattern) => pattern.test(path));
}

export function endsSession(method: string, path: string): boolean {
  return method === 'DELETE' && ENDS.test(path);
}
