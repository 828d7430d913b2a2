import type { RemoteName } from '@sightline/shared-lib/contracts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import type { ReleaseChoices } from '../../page/releaseChoices';
import { KEPT_BY_NOBODY } from '../cache/cachePolicy';
import { isSecureContext } from '../gateway/sessionCookies';
import { COOKIES, parseCookies, serializeCookie } from '../http/cookies';
import { ownPath } from '../http/ownPath';

import { choosableRemotes, joinCookie, publishedRelease, splitCookie } from './chosenReleases';
import type { RegistryReader } from './registryReader';

const FORM_BYTES = 2_000;
/** Releases of a remote that are offered. */
const OFFERED = 20;

/** Lets a browser whose signed override says so choose among published releases, for itself alone (FED-04). Whoever has none finds nothing here. */
export function releaseChoiceRoutes(registry: RegistryReader): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    const grantOf = ({ headers }: FastifyRequest) => {
      const { token, chosen } = splitCookie(parseCookies(headers.cookie).get(COOKIES.releases) ?? '');
      return { token, chosen, remotes: token ? choosableRemotes(registry.overrides(token)) : [] };
    };

    const offeredOf = (remote: RemoteName) => {
      const channel = registry.current().remotes[remote];
      return Object.values(channel?.releases ?? {})
        .filter(({ id }) => publishedRelease(registry.current(), remote, id))
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        .slice(0, OFFERED)
        .map(({ id, version, createdAt, built }) => ({
          id,
          version,
          createdAt,
          author: built?.author ?? '',
          live: id === channel?.stable,
        }));
    };

    app.get('/release-choices', async (request, reply) => {
      const { remotes, chosen } = grantOf(request);
      if (remotes.length === 0) return reply.code(404).type('text/plain').send('Not found');
      const choices: ReleaseChoices = remotes.map((remote) => ({
        remote,
        chosen: chosen[remote] ?? '',
        releases: offeredOf(remote),
      }));
      return reply.header('cache-control', KEPT_BY_NOBODY).send(choices);
    });

    app.post('/release-choices', { bodyLimit: FORM_BYTES }, async (request, reply) => {
      const { token, remotes } = grantOf(request);
      if (remotes.length === 0) return reply.code(404).type('text/plain').send('Not found');
      const said = new URLSearchParams(String(request.body));
      const chosen = remotes.flatMap((remote) => {
        const id = said.get(remote) ?? '';
        return publishedRelease(registry.current(), remote, id) ? [[remote, id]] : [];
      });
      const cookie = serializeCookie(COOKIES.releases, joinCookie(token, Object.fromEntries(chosen)), {
        httpOnly: true,
        secure: isSecureContext(request.headers),
      });
      return reply
        .header('set-cookie', cookie)
        .header('cache-control', KEPT_BY_NOBODY)
        .redirect(`${ownPath(said.get('page') ?? '/')}?releases`, 303);
    });
  };
}
