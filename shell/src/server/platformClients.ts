import { Agent } from 'node:http';

import { createPlatformClient, type ClientSite } from '@sightline/shared-lib/api/client';
import type { PlatformClient } from '@sightline/shared-lib/contracts';

import type { ShellConfig } from './config';
import type { Upstreams } from './upstreams';
import type { Session } from './gateway/sessionCookies';
import { traceHeaders } from './tracing/traceRequests';

/** The server waits for the platform this long; the browser's own limit is the specification's. */
const SERVER_TIMEOUT_MS = 10_000;

/** A connection without work is closed after this, well before the platform closes it (72 s): a call on a closing one fails. */
const IDLE_CONNECTION_MS = 30_000;

const basesOf = (upstreams: Upstreams) => ({
  commerce: `${upstreams.commerce}/wcs/resources`,
  catalogue: `${upstreams.catalogue}/search/resources`,
  content: `${upstreams.content}/cms`,
  storeinfo: `${upstreams.storeinfo}/wcs/storeinfo`,
  productinfo: `${upstreams.catalogue}/wcs/productinfo`,
  index: upstreams.index,
  insights: upstreams.events,
  stores: `${upstreams.stores}/stores`,
  availability: upstreams.availability,
  configurator: upstreams.availability,
  geo: upstreams.geo,
});

/** Before a store's configuration is read there is no store: only the store-information call works without one. */
const NO_SITE: ClientSite = { storeId: '0', langId: '-1' };

/** Clients of the server: one a store and language for public pages, one a request where a session has to be carried. */
export function createPlatformClients({ upstreams, searchHeaders }: ShellConfig) {
  const agents = { httpAgent: new Agent({ keepAlive: true, maxSockets: 128, timeout: IDLE_CONNECTION_MS }) };
  const bases = basesOf(upstreams);
  const { index = {}, events: insights = {} } = searchHeaders;
  /** Services that see no tokens hear of the trace only where they are the platform's own; read afresh for every call. */
  const traced = (service: keyof Upstreams) => (upstreams[service] === upstreams.commerce ? traceHeaders() : {});
  const headers = {
    get index() {
      return { ...index, ...traced('index') };
    },
    get stores() {
      return traced('stores');
    },
    get availability() {
      return traced('availability');
    },
    get geo() {
      return traced('geo');
    },
    insights,
  };

  const create = (site: ClientSite, session: Session | null, previewToken?: string): PlatformClient =>
    createPlatformClient({
      site: () => site,
      bases,
      headers,
      agents,
      timeoutMs: SERVER_TIMEOUT_MS,
      userAgent: 'sightline-shell',
      session: {
        headers: (): Record<string, string> => ({
          ...traceHeaders(),
          ...(session ? { WCToken: session.WCToken, WCTrustedToken: session.WCTrustedToken } : {}),
          ...(session?.isHttps ? { 'X-Forwarded-Proto': 'https' } : {}),
          ...(previewToken ? { WCPreviewToken: previewToken } : {}),
        }),
        lastTokenUpdate: () => 0,
      },
    });

  const anonymous = new Map<string, PlatformClient>();
  const forSite = (site: ClientSite): PlatformClient => {
    const key = `${site.storeId} ${site.langId}`;
    const known = anonymous.get(key) ?? create(site, null);
    anonymous.set(key, known);
    return known;
  };

  return {
    withoutSite: create(NO_SITE, null),
    forSite,
    /** A client of its own for a session or an editor's preview; everybody else shares one. */
    forSession: (site: ClientSite, session: Session | null, previewToken?: string) =>
      session || previewToken ? create(site, session, previewToken) : forSite(site),
  };
}

export type PlatformClients = ReturnType<typeof createPlatformClients>;
