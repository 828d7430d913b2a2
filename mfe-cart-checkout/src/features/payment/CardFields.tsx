import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useDispatch } from '@sightline/shared-lib/store';
import { Icon } from '@sightline/shared-lib/ui';
import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';
import { styled } from 'styled-components';

import { cardValidityChanged } from '../../state/orderSlice';
import { frameTheme } from './frameTheme';
import type { GatewayMessage } from './gatewayFrame';
import { PartnerFrame } from './PartnerFrame';
import type { CardAnswer } from './payOrder';
import { useFrameTheme } from './useFrameTheme';
import { READY_MS, useGatewayFrame } from './useGatewayFrame';

/** The page of the fields keeps this much room around itself for its focus rings. */
const Root = styled.div`
  /* The height of three rows of fields, so that the ways to pay below stay where they are when the frame comes. */
  & > .card-fields {
    min-height: 282px;
  }
  & iframe {
    width: calc(100% + 8px);
    margin: -4px;
  }
  & > .card-safe {
    display: flex;
    gap: 8px;
    margin-top: 20px;
    color: var(--ink-2);
    font: var(--small);
  }
`;

/** What the page may ask of the fields. */
export interface CardFieldsHandle {
  /** Turns what was typed into a token; the fields show and focus what is wrong. */
  tokenise(keep: boolean): Promise<CardAnswer>;
}

interface CardFieldsProps {
  readonly ref: Ref<CardFieldsHandle>;
  /** Enter was pressed in a field. */
  readonly onSubmit: () => void;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function answerOf(message: GatewayMessage | null): CardAnswer {
  if (message?.type !== 'token') {
    return { ok: false, reason: !message || message.reason === 'unavailable' ? 'unavailable' : 'invalid' };
  }
  const card = (message.card ?? {}) as Readonly<Record<string, unknown>>;
  return {
    ok: true,
    token: text(message.token),
    brand: text(card.brand),
    expireMonth: text(card.expireMonth),
    expireYear: text(card.expireYear),
    lastFour: text(card.lastFour),
  };
}

/** Card fields of the payment service in a frame of its own origin: numbers are typed there and never reach this page (PAY-02). */
export function CardFields({ ref, onSubmit }: CardFieldsProps) {
  const { t } = useTranslation();
  const { site, theme: chosen } = useServices();
  const shownTheme = useFrameTheme();
  const dispatch = useDispatch();
  const { origin, merchantId } = site.config.paymentGateway;
  const gateway = useGatewayFrame({
    origin,
    channel: 'sightline-card',
    subject: `${merchantId} ${site.locale}`,
    address: () => {
      const query = new URLSearchParams({
        merchant: merchantId,
        locale: site.locale,
        theme: frameTheme(chosen),
        origin: window.location.origin,
      });
      return `${origin}/fields?${query}`;
    },
    hear: ({ type, complete }) => {
      if (type === 'validity') dispatch(cardValidityChanged(complete === true));
      if (type === 'submit') onSubmit();
    },
  });
  // What was typed stays: the fields are told another theme in place of being opened again.
  const dress = useEffectEvent((theme: 'dark' | 'light') => gateway.say('theme', { theme }));
  const isReady = gateway.height !== null;
  useEffect(() => {
    if (isReady) dress(shownTheme);
  }, [isReady, shownTheme]);
  useImperativeHandle(ref, () => ({
    tokenise: async (keep) => answerOf(await gateway.ask('tokenise', { keep }, READY_MS)),
  }));

  return (
    <Root>
      <div className={gateway.failed ? undefined : 'card-fields'}>
        <PartnerFrame
          gateway={gateway}
          title={t('Pay.Fields.Title')}
          failedTitle={t('Pay.Fields.Failed')}
          failedText={t('Pay.Fields.FailedText')}
        />
      </div>
      {gateway.failed ? null : (
        <p className="card-safe">
          <Icon name="lock" size={16} />
          {t('Pay.Fields.Safe')}
        </p>
      )}
    </Root>
  );
}
