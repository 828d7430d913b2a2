import { loadFormWords } from '@sightline/shared-lib/forms';
import { addMessages, useTranslation } from '@sightline/shared-lib/runtime';
import { lazy, Suspense, useState, type ComponentType, type FunctionComponent } from 'react';

/** A form on another remote's page: the words of forms come with it, and with nothing else that this remote lends. */
export function withFormWords<Props extends object>(Form: ComponentType<Props>): FunctionComponent<Props> {
  return function Worded(props) {
    const { t, language } = useTranslation();
    const [Ready] = useState(() =>
      lazy(async () => {
        addMessages(t, await loadFormWords(language));
        return { default: Form };
      }),
    );
    return (
      <Suspense fallback={null}>
        <Ready {...props} />
      </Suspense>
    );
  };
}
