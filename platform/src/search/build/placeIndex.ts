import type { BranchDocument } from '../catalogue';
import { buildIndexInSteps } from '../engine/buildIndex';
import type { SearchLanguage } from '../engine/language';
import type { Steps } from '../engine/steps';
import type { RecordIndex } from './recordIndex';

/** The branches of one locale, searched by name and address and by where they are. */
export function* buildPlaceIndex(language: SearchLanguage, branches: readonly BranchDocument[]): Steps<RecordIndex> {
  const index = yield* buildIndexInSteps(branches, {
    language,
    texts: [
      { kind: 'names', read: ({ name }) => [name] },
      { kind: 'names', read: ({ city, zipCode }) => [city, zipCode] },
      { kind: 'names', read: ({ address, stateOrProvinceName: state }) => [address, state] },
    ],
    facets: {
      services: ({ services }) => services,
      city: ({ city }) => city,
      stateOrProvinceName: ({ stateOrProvinceName: state }) => state,
    },
    numbers: {},
    place: ({ lat, lng }) => ({ lat, lng }),
    rank: () => 0,
    searchableFacets: ['city', 'stateOrProvinceName'],
  });
  const records = branches.map(({ id, locale: _locale, lat, lng, ...record }) => ({
    objectID: id,
    ...record,
    _geoloc: { lat, lng },
  }));
  return { index, records };
}
