import type { Static } from 'typebox';

import { invalidInput, notFound } from '../../kernel';
import type { Clock, Coordinates, RoutePlugin } from '../../kernel';
import { storeServices } from './physicalStore.domain';
import type { StoreService } from './physicalStore.domain';
import { coordinatesParams, locatorQuery, storeIdParams, storeIdsQuery, uniqueIdParams } from './physicalStore.schemas';
import type { PhysicalStoreService, StoreSearch } from './physicalStore.service';
import { kmOf, locatorAnswer } from './physicalStore.wire';
import type { RadiusUnit } from './physicalStore.wire';

type LocatorQuery = Static<typeof locatorQuery>;

/** Countries of the shops' stores; a look-up by city or postal code means the store's own country unless it names one. */
const countryByStoreId: Readonly<Record<string, string>> = {
  '10801': 'us',
  '10802': 'it',
  '10803': 'fr',
  '10804': 'de',
  '10805': 'es',
  '10806': 'pt',
  '10807': 'ch',
  '10808': 'gb',
};

/** A search without a radius looks this far, in the unit asked for. */
const defaultRadius = 25;

function unitOf(query: LocatorQuery, country: string | undefined): RadiusUnit {
  const asked = query.radiusUOM?.toUpperCase();
  if (asked?.startsWith('MI')) return 'MI';
  if (asked?.startsWith('K')) return 'KM';
  if (asked) throw invalidInput('radiusUOM');
  return country === 'us' || country === 'gb' ? 'MI' : 'KM';
}

function servicesOf(text: string | undefined): StoreService[] {
  return storeServices.filter((service) => text?.split(',').includes(service));
}

/** Locator calls of the transaction service (contract 14.3). */
export function physicalStoreRoutes(service: PhysicalStoreService, clock: Clock): RoutePlugin {
  const searchOf = (storeId: string, query: LocatorQuery, place?: Coordinates): [StoreSearch, RadiusUnit] => {
    const country = query.country?.toLowerCase() ?? countryByStoreId[storeId];
    const unit = unitOf(query, country);
    const centre =
      place ??
      (query.latitude !== undefined && query.longitude !== undefined
        ? { lat: query.latitude, lng: query.longitude }
        : undefined);
    const search: StoreSearch = {
      radiusKm: (query.radius ?? defaultRadius) * kmOf(unit),
      maxItems: query.maxItems ?? 20,
      services: servicesOf(query.services),
      partNumbers: query.partNumber ?? [],
      ...(centre ? { centre } : {}),
      ...(country ? { country } : {}),
      ...(query.city ? { city: query.city } : {}),
      ...(query.zipCode ? { zipCode: query.zipCode } : {}),
    };
    return [search, unit];
  };

  return (app) => {
    const base = '/wcs/resources/store/:storeId/storelocator';

    app.get(
      `${base}/filtered/sts`,
      { schema: { params: storeIdParams, querystring: locatorQuery } },
      async (request) => {
        const [search, unit] = searchOf(request.params.storeId, request.query);
        return locatorAnswer(await service.search(search), unit, clock.now(), search.partNumbers);
      },
    );

    app.get(`${base}/byLocation`, { schema: { params: storeIdParams, querystring: locatorQuery } }, async (request) => {
      const [search, unit] = searchOf(request.params.storeId, request.query);
      return locatorAnswer(await service.search(search), unit, clock.now(), search.partNumbers);
    });

    app.get(
      `${base}/latitude/:latitude/longitude/:longitude`,
      { schema: { params: coordinatesParams, querystring: locatorQuery } },
      async (request) => {
        const { storeId, latitude, longitude } = request.params;
        const [search, unit] = searchOf(storeId, request.query, { lat: latitude, lng: longitude });
        return locatorAnswer(await service.search(search), unit, clock.now(), search.partNumbers);
      },
    );

    app.get(`${base}/byStoreId/:uniqueId`, { schema: { params: uniqueIdParams } }, async (request) => {
      const store = await service.byId(request.params.uniqueId);
      if (!store) throw notFound(request.params.uniqueId);
      return locatorAnswer([{ store }], 'KM', clock.now());
    });

    app.get(`${base}/byStoreIds`, { schema: { params: storeIdParams, querystring: storeIdsQuery } }, async (request) =>
      locatorAnswer(
        (await service.byIds(request.query.physicalStoreId)).map((store) => ({ store })),
        'KM',
        clock.now(),
      ),
    );
  };
}
