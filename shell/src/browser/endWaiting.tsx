import type { Toasts, Translate } from '@sightline/shared-lib/contracts';
import { KitTextProvider } from '@sightline/shared-lib/ui';
import { createRoot } from 'react-dom/client';

import { PartFailure } from '../page/PageFailure';

import { pagePlace } from './pageRoot';

/** A button that sends a form which the server takes, and that needs no code. */
function worksAlone({ type, form }: HTMLButtonElement): boolean {
  return type === 'submit' && form !== null && form.hasAttribute('action');
}

/**
 * The code of the server's page does not come: parts that wait for it say so, and so does a press that only the code would answer; what was typed stays
 * typed. The rest, links and forms that the server takes, stays as it is (FED-03).
 */
export function endWaiting(t: Translate, toasts: Toasts): void {
  const place = pagePlace();
  for (const waiting of place.querySelectorAll('[data-fills]')) {
    const part = document.createElement('div');
    waiting.replaceWith(part);
    createRoot(part).render(
      <KitTextProvider text={t}>
        <PartFailure t={t} href={location.pathname + location.search} />
      </KitTextProvider>,
    );
  }
  const [lost] = place.children;
  const tell = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const isUnanswered =
      event.type === 'submit' ? !(event.target as Element).hasAttribute('action') : button && !worksAlone(button);
    // Another page has its code.
    if (!isUnanswered || !lost?.isConnected) return;
    event.preventDefault();
    event.stopPropagation();
    toasts.show({
      tone: 'bad',
      message: t('Shell.PartFailed'),
      action: { label: t('Shell.TryAgain'), run: () => location.reload() },
    });
  };
  for (const type of ['click', 'submit']) place.addEventListener(type, tell);
}
