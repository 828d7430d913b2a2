import { writeListing } from '@sightline/shared-lib/domain/listing';
import type { ListingState } from '@sightline/shared-lib/domain/listing';

/** Everything else of the state as hidden fields, so that the form keeps it without script. */
export function StateFields({ state, without }: { readonly state: ListingState; readonly without: readonly string[] }) {
  return Object.entries(writeListing({ ...state, page: 1 }))
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, values]) =>
      values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
    );
}
