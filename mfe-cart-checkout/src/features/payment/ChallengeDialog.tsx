import type { Enrolment } from '@sightline/shared-lib/api/payerAuthentication';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Dialog } from '@sightline/shared-lib/ui';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';

import { onGatewayMessage, postIntoFrame } from './gatewayFrame';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  min-height: min(420px, 70dvh);
  border: 0;
`;

const NAME = 'payer-challenge';

interface ChallengeDialogProps {
  readonly enrolment: Enrolment;
  readonly onEnd: (end: 'answered' | 'cancelled') => void;
}

/** The bank's question, in a frame of the payment service (PAY-04). */
export function ChallengeDialog({ enrolment, onEnd }: ChallengeDialogProps) {
  const { t } = useTranslation();
  const { site } = useServices();
  const { origin } = site.config.paymentGateway;
  const { stepUpUrl, acsURL, accessToken, authenticationTransactionID } = enrolment;
  const answered = useEffectEvent(() => onEnd('answered'));
  // Posted once a question: another post would start it over.
  useEffect(() => {
    const stop = onGatewayMessage(origin, 'sightline-3ds', (message) => {
      const ours = !message.TransactionId || message.TransactionId === authenticationTransactionID;
      if (message.type === 'answered' && ours) answered();
    });
    const fields = { accessToken, MD: authenticationTransactionID, locale: site.locale };
    postIntoFrame(NAME, stepUpUrl || acsURL, fields);
    return stop;
  }, [accessToken, acsURL, authenticationTransactionID, origin, site.locale, stepUpUrl]);
  return (
    <Dialog open touched title={t('Pay.Challenge.Title')} onDismiss={() => onEnd('cancelled')}>
      <p className="soft">{t('Pay.Challenge.Text')}</p>
      <Frame name={NAME} title={t('Pay.Challenge.Title')} />
    </Dialog>
  );
}
