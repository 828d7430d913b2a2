import { useServices, useTranslation } from '@sightline/shared-lib/runtime';

/** Passes on the address as it stands: by the device's own sheet where there is one, else as a copied link (PDP-08). */
export function useShare(title: string): () => void {
  const { toasts } = useServices();
  const { t } = useTranslation();
  return () => {
    const url = window.location.href;
    if (navigator.share) {
      // Leaving the sheet is no failure.
      navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(
        () => toasts.show({ message: t('Product.Shared') }),
        () => toasts.show({ message: t('Product.ShareFailed'), tone: 'bad' }),
      );
  };
}
