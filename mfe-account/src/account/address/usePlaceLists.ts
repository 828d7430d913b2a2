import { useServices } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';

import { countries } from '../reading/accountApi';

/** States and countries from the platform's lists; typed by hand where there is none or it does not load. */
export function usePlaceLists(isAsked: boolean) {
  const countryCode = useServices().site.country.toUpperCase();
  const { reading } = useReading(countries, { countryCode }, { isPublic: true, skip: !isAsked });
  return {
    countries: reading.state === 'ready' ? reading.value : [],
    isLoading: isAsked && reading.state === 'loading',
  };
}
