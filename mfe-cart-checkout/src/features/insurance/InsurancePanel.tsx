import type { Cart } from '@sightline/shared-lib/domain/cart';
import { orderAttributes } from '@sightline/shared-lib/domain/order';
import { loadInsurer, tellInsurer } from '@sightline/shared-lib/partners';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Accordion, Button, Note, ProgressLine } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { useClaimInsuranceMutation } from '../../state/api';

import { BenefitsWidget } from './BenefitsWidget';
import { GrantedBenefits } from './GrantedBenefits';

const Root = styled.section`
  display: grid;
  gap: 8px;
  justify-items: start;
  & > .insurance-widget {
    width: 100%;
  }
`;

type Stage = 'closed' | 'loading' | 'open' | 'unreachable' | 'refused';

/** Vision insurance: the insurer's widget grants a claim, the platform counts it, the bag shows who pays what (INS-01, INS-02). */
export function InsurancePanel({ cart }: { readonly cart: Cart }) {
  const { site } = useServices();
  const { t } = useTranslation();
  const [stage, setStage] = useState<Stage>('closed');
  const [claim] = useClaimInsuranceMutation();
  const { insurance } = orderAttributes(cart.extendedAttributes, cart.currency);
  const isGranted = insurance !== null;
  const [known, setKnown] = useState({ isGranted, hasTurned: false });
  if (known.isGranted !== isGranted) setKnown({ isGranted, hasTurned: true });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // What was pressed is gone with what it stood in; benefits that another tab used take the focus from nobody.
    if (known.hasTurned && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [known]);
  const { isInsuranceEnabled, insuranceScriptUrl } = site.config;
  if (!isInsuranceEnabled || insuranceScriptUrl === '') return null;

  const open = () => {
    setStage('loading');
    loadInsurer(insuranceScriptUrl).then(
      () => setStage('open'),
      () => setStage('unreachable'),
    );
  };
  const granted = async (claimToken: string) => {
    const answer = await claim({ claimToken });
    if (!answer.error) tellInsurer('addInsuranceBenefits');
    setStage(answer.error ? 'refused' : 'closed');
  };
  return (
    <Accordion title={t('Cart.Insurance.Title')} open={isGranted || known.hasTurned || undefined}>
      <Root ref={section} tabIndex={-1} aria-label={t('Cart.Insurance.Title')}>
        {stage === 'loading' ? <ProgressLine label={t('Cart.Insurance.Loading')} /> : null}
        {stage === 'unreachable' || stage === 'refused' ? (
          <Note tone="warn" live="alert">
            {t(stage === 'refused' ? 'Cart.Insurance.Refused' : 'Cart.Insurance.Unreachable')}
          </Note>
        ) : null}
        {insurance ? (
          <GrantedBenefits cart={cart} insurance={insurance} />
        ) : stage === 'open' ? (
          <BenefitsWidget cart={cart} onGranted={(token) => void granted(token)} onClose={() => setStage('closed')} />
        ) : (
          <>
            <p className="small soft">{t('Cart.Insurance.What')}</p>
            <Button variant="text" onClick={open}>
              {t('Cart.Insurance.Use')}
            </Button>
          </>
        )}
      </Root>
    </Accordion>
  );
}
