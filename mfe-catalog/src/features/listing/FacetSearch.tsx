import { codeFacet } from '@sightline/shared-lib/domain/listing';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Combobox } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';

import { catalogueApi } from '../../catalogue/reading/catalogueApi';
import { withStore } from '../../catalogue/reading/withStore';
import type { OfferedEntry } from './currentFacets';

/** The index is asked once typing pauses this long. */
const PAUSE_MS = 150;
const LONGEST_QUERY = 60;

export interface FacetSearchProps {
  readonly title: string;
  readonly facetName: string;
  /** Index of the list, whose values these are. */
  readonly indexName: string;
  readonly entries: readonly OfferedEntry[];
  readonly onPick: (entry: OfferedEntry) => void;
}

/** What was typed, once it has stood for a moment. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}

/** Finds a value of a long group as the index does, misspelled ones too; of its hits, those that this list has (SRCH-02). */
function Search({ title, facetName, indexName, entries, onPick }: FacetSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const query = usePaused(typed.trim());
  const asked = { indexName, facet: codeFacet(facetName), query };
  const { currentData } = catalogueApi.useFacetValuesQuery(asked, { skip: query === '' });
  const found = currentData && new Set(currentData.map(({ value }) => value));
  const fitting = found ? entries.filter(({ value }) => found.has(value)) : entries;
  return (
    <Combobox
      label={t('Listing.FindValue', { title })}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
      autoFocus
      maxLength={LONGEST_QUERY}
      options={fitting.map(({ label }) => label)}
      // Until the index has answered, and when it does not, letters are compared here.
      matches={found ? () => true : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onChoose={(label) => {
        const entry = entries.find((one) => one.label === label);
        if (entry) onPick(entry);
      }}
    />
  );
}

export const FacetSearch = withStore(Search);
