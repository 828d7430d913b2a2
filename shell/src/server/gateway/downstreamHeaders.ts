import type { IncomingHttpHeaders } from 'node:http';

/** Sessions are kept in the gateway's own cookies: a service's cookies and tokens in headers stay here. */
export function downstreamHeaders({ 'set-cookie': _cookies, wctrustedtoken: _token, ...headers }: IncomingHttpHeaders) {
  return headers;
}
