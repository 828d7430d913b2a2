import type { InsuranceSyncListener } from '@sightline/shared-lib/contracts';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import {
  closeInsuranceWidget,
  insuranceDate,
  openInsuranceDrawer,
  renderInsuranceWidget,
  tellInsurer,
} from '@sightline/shared-lib/partners';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { useEffect, useId, useRef } from 'react';

const WIDGET = 'benefits';

interface BenefitsWidgetProps {
  readonly cart: Cart;
  readonly onGranted: (claimToken: string) => void;
  readonly onClose: () => void;
}

/** The place the insurer draws into, and the conversation with it while it is open (INS-01). */
export function BenefitsWidget({ cart, onGranted, onClose }: BenefitsWidgetProps) {
  const { site, theme } = useServices();
  const { t } = useTranslation();
  const container = useId();
  const asked = useRef({ cart, onGranted });
  useEffect(() => {
    asked.current = { cart, onGranted };
  });

  useEffect(() => {
    const hear: InsuranceSyncListener = ({ type, claimToken }) => {
      if (type === 'granted' && claimToken) asked.current.onGranted(claimToken);
    };
    const { orderId, lines, currency } = asked.current.cart;
    openInsuranceDrawer();
    tellInsurer('serviceStatusCheck', { storeId: site.storeId });
    tellInsurer('benefitPlanRequest', { orderId, serviceDate: insuranceDate(new Date()) });
    for (const { partNumber, unitPrice } of lines)
      tellInsurer('productQuoteRequest', { partNumber, price: (unitPrice.minor / 100).toFixed(2), currency });
    tellInsurer('addSyncListener', hear);
    renderInsuranceWidget(WIDGET, { container, locale: site.locale, theme: theme.mode });
    return () => {
      closeInsuranceWidget(WIDGET);
      tellInsurer('removeSyncListener', hear);
    };
  }, [container, site.storeId, site.locale, theme.mode]);

  return (
    <>
      <div id={container} className="insurance-widget" />
      <Button variant="text" onClick={onClose}>
        {t('Cart.Insurance.Close')}
      </Button>
    </>
  );
}
