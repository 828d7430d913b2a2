import { useHydrated, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { openedLater } from '../../loading/openedLater';
import type { FacetSearchProps } from './FacetSearch';

const FacetSearch = openedLater<FacetSearchProps>(() =>
  import('./FacetSearch').then((file) => ({ default: file.FacetSearch })),
);

/** Values from which a group is long enough to be searched. */
const LONG = 12;

/** The way to search a long group; its code comes at the press, and without script every value is there anyway (SRCH-02). */
export function FacetFinder(props: FacetSearchProps) {
  const hydrated = useHydrated();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (!hydrated || props.entries.length <= LONG) return null;
  if (isOpen) return <FacetSearch {...props} />;
  return (
    <Button variant="text" size="small" onClick={() => setIsOpen(true)}>
      {t('Listing.FindValue', { title: props.title })}
    </Button>
  );
}
