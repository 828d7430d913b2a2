import { findPlaces } from '@sightline/shared-lib/api/place';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

import { searchCountry } from '../store/searchStores';

import type { PlaceSuggestions } from './placeSuggestions';

const MOST = 6;

/** Towns and postal codes of the site's country for what is typed; their code comes with the first letter. */
export function usePlaceSuggestions() {
  const { client, site, reportFailure } = useServices();
  const { country } = site;
  const [typed, setTyped] = useState<string | null>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  const [source, setSource] = useState<PlaceSuggestions | null>(null);
  const isWanted = typed !== null;

  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    let opened: PlaceSuggestions | null = null;
    const ask = async (q: string) => {
      const found = await findPlaces(
        client,
        { country: searchCountry(country), q, limit: MOST },
        { skipErrorMessage: true },
      );
      return found.map(({ label }) => label);
    };
    import('./placeSuggestions').then(({ openSuggestions }) => {
      if (!current) return;
      opened = openSuggestions(ask, setNames);
      setSource(opened);
    }, reportFailure);
    return () => {
      current = false;
      opened?.close();
    };
  }, [isWanted, client, country, reportFailure]);
  useEffect(() => {
    // A name that was chosen needs no further ones.
    if (source && typed !== null && !names.includes(typed)) source.type(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer is no new question
  }, [source, typed]);
  return { names, type: setTyped };
}
