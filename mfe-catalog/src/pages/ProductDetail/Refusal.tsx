import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';

interface RefusalProps {
  /** None is left; otherwise fewer than were wanted together with the bag. */
  readonly none: boolean;
}

/** Why nothing went into the bag. Where none is left the button is gone, and the focus would be with it. */
export function Refusal({ none }: RefusalProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (none) root.current?.focus();
  }, [none]);
  return (
    <div ref={root} tabIndex={-1}>
      <Note tone="bad" live="alert">
        {t(none ? 'Product.Refused.None' : 'Product.Refused.Few')}
      </Note>
    </div>
  );
}
