import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { list, numberOrNull, text } from '../wire/wire';
import { decode } from '../wire/decode';

/** A town or postal code; `state` is the code addresses carry, empty where they name none. */
export interface Place {
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
  readonly stateName: string;
}

/** How places lie on the wire. */
export const placeSchema = v.object({
  label: text,
  lat: numberOrNull,
  lng: numberOrNull,
  postalCode: text,
  city: text,
  state: text,
  stateName: text,
});

/** A place without coordinates is of no use. */
export function toPlaces(records: readonly v.InferOutput<typeof placeSchema>[]): Place[] {
  return records.flatMap((one) => (one.lat === null || one.lng === null ? [] : { ...one, lat: one.lat, lng: one.lng }));
}

const answerSchema = v.object({ places: list(placeSchema) });

/** Places and postal codes of a country that begin like the text, best first (STOR-01). */
export async function findPlaces(
  client: PlatformClient,
  input: { readonly country: string; readonly q: string; readonly limit?: number },
  options: CallOptions = {},
): Promise<readonly Place[]> {
  const answer = await client.send({
    surface: 'geo',
    method: 'GET',
    path: '/geo/places',
    query: { ...input },
    ...options,
  });
  return toPlaces(decode(answerSchema, answer, 'findPlaces').places);
}
