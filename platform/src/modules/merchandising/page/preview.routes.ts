import { DEFAULT_LOCALE } from '@sightline/shared-lib/contracts';

import type { RoutePlugin } from '../../../kernel';
import { visitorOf } from '../../../pages';
import { listChanges, listPublications } from '../merchandising.repository';
import { frame, ROOT } from './document';
import { historyPage } from './history.page';
import { namesOf } from './names';
import { FormBody, LocaleQuery, PreviewQuery, PublicationParams } from './page.schemas';
import { previewPage } from './preview.page';
import type { PageDependencies } from './rules.routes';

const PUBLICATIONS = 50;
const CHANGES = 1000;

/** What drafts would do, what was done, and what takes it back. */
export function previewRoutes({ db, service, shelf }: PageDependencies): RoutePlugin {
  return (app) => {
    app.get(`${ROOT}/preview`, { schema: { querystring: PreviewQuery } }, async (request, reply) => {
      const { locale = DEFAULT_LOCALE, words = '', listing = '' } = request.query;
      const listings = await shelf.listings(locale);
      const query = { locale, words: words.trim(), listing: listings.find(({ path }) => path === listing) };
      const isAsked = query.words !== '' || query.listing !== undefined;
      const drafts = await service.drafted(locale);
      const results = isAsked ? { now: await shelf.show(query), drafted: await shelf.show(query, drafts) } : undefined;
      const view = { locale, words, listing, listings, results };
      const facts = { title: 'Preview', section: 'preview', visitor: visitorOf(request), query: { locale } } as const;
      return frame.send(reply, facts, previewPage(view));
    });

    app.get(`${ROOT}/history`, { schema: { querystring: LocaleQuery } }, async (request, reply) => {
      const { locale = DEFAULT_LOCALE, done } = request.query;
      const visitor = visitorOf(request);
      const [publications, changes] = await Promise.all([
        listPublications(db, locale, PUBLICATIONS),
        listChanges(db, locale, CHANGES),
      ]);
      const names = await namesOf(
        shelf,
        locale,
        changes.flatMap(({ before, after }) => [before, after]),
      );
      const view = { locale, publications, changes, names, done };
      return frame.send(
        reply,
        { title: 'History', section: 'history', visitor, query: { locale } },
        historyPage(view, visitor),
      );
    });

    app.post(
      `${ROOT}/history/:publicationId/undo`,
      { schema: { params: PublicationParams, body: FormBody } },
      async (request, reply) => {
        const locale = await service.undo(request.params.publicationId, visitorOf(request).name);
        return frame.leadTo(reply, 'history', { locale, done: 'undone' });
      },
    );
  };
}
