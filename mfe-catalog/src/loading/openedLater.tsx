import { useTranslation } from '@sightline/shared-lib/runtime';
import { lazy, Suspense, useState, type ComponentType, type FunctionComponent } from 'react';

import { loadAllTranslations } from './translatedPart';

/** A dialog whose code and words come when it is opened; nothing shows before both are there. */
export function openedLater<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  return function Opened(props) {
    const { t, language } = useTranslation();
    const [Dialog] = useState(() =>
      lazy(async () => {
        const [file] = await Promise.all([load(), loadAllTranslations(t, language)]);
        return file;
      }),
    );
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
