import { useServices, useTranslation } from '@sightline/shared-lib/runtime';

/** Says that what was pressed needs code that does not come, and reports why (FED-03). */
export function useNotLoading(): (error: unknown) => void {
  const { toasts, reportFailure } = useServices();
  const { t } = useTranslation();
  return (error) => {
    toasts.show({ message: t('Checkout.NotLoading'), tone: 'bad' });
    reportFailure(error);
  };
}
