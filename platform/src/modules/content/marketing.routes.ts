import type { RoutePlugin } from '../../kernel';
import { defaultLangId, knownStore, languageById } from '../storeConfig';
import { contentLocaleOfStore } from './content.locales';
import type { StoredComponent } from './content.repository';
import { eventBody, eventParams, spotParams, spotQuery } from './content.schemas';
import type { ContentService } from './content.service';

/** Largest body of a marketing event, in bytes. */
const MOST_OF_EVENT = 8192;

/**
 * Marketing spots from the content of this platform, and marketing events. Events are accepted and do nothing: the
 * product starts campaigns with them, and there are none here. Nothing of an event is stored or logged, so no consent is
 * needed for what happens to it.
 */
export function marketingRoutes(service: ContentService): RoutePlugin {
  const mount = '/wcs/resources/store/:storeId';
  return (app) => {
    app.get(
      `${mount}/espot/:name`,
      { schema: { params: spotParams, querystring: spotQuery } },
      async (request, reply) => {
        const { storeId, name } = request.params;
        const store = knownStore(storeId);
        const { langId } = languageById(request.query.langId ?? defaultLangId(store));
        const components = await service.spot(contentLocaleOfStore(storeId, langId), name);
        reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=600');
        const activities = components.flatMap((component, index) => activitiesOf(component, index + 1, langId));
        return {
          MarketingSpotData: [
            {
              eSpotName: name,
              behavior: '0',
              nextTimeLimit: '-1',
              ...(activities.length > 0 ? { baseMarketingSpotActivityData: activities } : {}),
            },
          ],
          resourceName: 'espot',
        };
      },
    );

    app.post(
      `${mount}/event`,
      { bodyLimit: MOST_OF_EVENT, schema: { params: eventParams, body: eventBody } },
      async (request, reply) => {
        knownStore(request.params.storeId);
        return reply.status(201).send({ MarketingSpotData: [], resourceName: 'event' });
      },
    );
  };
}

/** A component as marketing content, then its products as catalogue entries. */
function activitiesOf({ id, type, fields, products }: StoredComponent, priority: number, langId: string): object[] {
  const activity = {
    activityFormat: 'web',
    activityIdentifierID: id,
    activityIdentifierName: id,
    activityPriority: String(priority),
  };
  const text = fields['html'] ?? fields['text'];
  return [
    {
      ...activity,
      baseMarketingSpotDataType: 'MarketingContent',
      baseMarketingSpotActivityID: id,
      baseMarketingSpotActivityName: id,
      contentId: id,
      contentName: type,
      contentFormatName: 'Text',
      // What is more than text is told whole, as the product's content of that kind is.
      marketingContentDescription: [
        {
          language: langId,
          marketingText: typeof text === 'string' && !fields['media'] ? text : JSON.stringify(fields),
        },
      ],
    },
    ...products.map((productId) => ({
      ...activity,
      baseMarketingSpotDataType: 'CatalogEntryId',
      baseMarketingSpotActivityID: productId,
      productId,
    })),
  ];
}
