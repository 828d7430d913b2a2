import type { IncomingHttpHeaders } from 'node:http';

import { percentDecoded } from '@sightline/shared-lib/domain/routing';

import { isSecureContext } from '../gateway/sessionCookies';
import { COOKIES, parseCookies, serializeCookie } from '../http/cookies';
import { ownPath } from '../http/ownPath';

const COOKIE = COOKIES.preview;
const TOKEN = 'previewToken';
const DATE = 'previewDate';
const COMPONENT = 'previewComponent';

/** An editor's wish to see content before it is published (CMS-02). */
export interface PreviewVisit {
  readonly token: string;
  /** ISO date or date-time; the present when absent. */
  readonly date?: string;
  /** Id of the one component that content pages show; all of them when absent. */
  readonly component?: string;
}

/** The preview a browser is in; read on every request, so it looks before it parses. */
export function readPreview(headers: IncomingHttpHeaders): PreviewVisit | null {
  if (!headers.cookie?.includes(COOKIE)) return null;
  const kept = (parseCookies(headers.cookie).get(COOKIE) ?? '').split('|').map(percentDecoded);
  const [token = '', date = '', component = ''] = kept;
  if (token === '') return null;
  return { token, ...(date === '' ? {} : { date }), ...(component === '' ? {} : { component }) };
}

/** Where to continue and what to remember when an address begins, moves or ends a preview: token, date and component do not stay in addresses. */
export function previewRedirect(
  url: string,
  headers: IncomingHttpHeaders,
): { readonly location: string; readonly cookie: string } | null {
  const [asked = '/', search = ''] = url.split('?');
  const path = ownPath(asked);
  const query = new URLSearchParams(search);
  if (![TOKEN, DATE, COMPONENT].some((name) => query.has(name))) return null;
  const known = readPreview(headers);
  const token = query.get(TOKEN) ?? known?.token ?? '';
  const date = query.get(DATE) ?? known?.date ?? '';
  const component = query.get(COMPONENT) ?? known?.component ?? '';
  for (const name of [TOKEN, DATE, COMPONENT]) query.delete(name);
  const rest = query.toString();
  const value = token === '' ? '' : [token, date, component].map(encodeURIComponent).join('|');
  return {
    location: rest ? `${path}?${rest}` : path,
    cookie: serializeCookie(COOKIE, value, {
      httpOnly: true,
      secure: isSecureContext(headers),
      ...(value === '' ? { maxAge: 0 } : {}),
    }),
  };
}
