import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useDispatch } from '@sightline/shared-lib/store';
import { Button, Icon, Note, Skeleton } from '@sightline/shared-lib/ui';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';

import { cardValidityChanged } from '../../state/orderSlice';
import { frameTheme } from './frameTheme';
import { onGatewayMessage } from './gatewayFrame';
import type { CardAnswer } from './payOrder';

const CHANNEL = 'sightline-card';

/** Fields that have not said a word after this long are not coming. */
const READY_MS = 10_000;

/** The page of the fields keeps this much room around itself for its focus rings. */
const Root = styled.div`
  & > iframe {
    display: block;
    width: calc(100% + 8px);
    margin: -4px;
    border: 0;
  }
  & > iframe[data-waiting] {
    position: absolute;
    visibility: hidden;
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

function answerOf(message: Readonly<Record<string, unknown>>): CardAnswer {
  if (message.type !== 'token') {
    return { ok: false, reason: message.reason === 'unavailable' ? 'unavailable' : 'invalid' };
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
  const { site, theme } = useServices();
  const dispatch = useDispatch();
  const { origin, merchantId } = site.config.paymentGateway;
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = useRef(new Map<string, (answer: CardAnswer) => void>());
  const pressed = useRef(onSubmit);
  const [source, setSource] = useState<string | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    pressed.current = onSubmit;
  });

  useEffect(() => {
    const query = new URLSearchParams({
      merchant: merchantId,
      locale: site.locale,
      theme: frameTheme(theme),
      origin: window.location.origin,
    });
    setSource(`${origin}/fields?${query}`);
    setFailed(false);
    setHeight(null);
    const timer = setTimeout(() => setFailed(true), READY_MS);
    const stop = onGatewayMessage(origin, CHANNEL, (message, from) => {
      if (from !== null && from !== frame.current?.contentWindow) return;
      const { type } = message;
      if (type === 'ready') clearTimeout(timer);
      if ((type === 'ready' || type === 'height') && typeof message.height === 'number') setHeight(message.height);
      if (type === 'validity') dispatch(cardValidityChanged(message.complete === true));
      if (type === 'submit') pressed.current();
      if (type === 'token' || type === 'error') {
        const id = text(message.requestId);
        asked.current.get(id)?.(answerOf(message));
        asked.current.delete(id);
      }
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
    // A new attempt loads the frame again; the theme it has is the one it was opened with.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt, dispatch, merchantId, origin, site.locale]);

  useImperativeHandle(
    ref,
    () => ({
      tokenise: (keep) => {
        const target = frame.current?.contentWindow;
        if (!target || height === null) return Promise.resolve({ ok: false, reason: 'unavailable' });
        const requestId = crypto.randomUUID();
        return new Promise<CardAnswer>((resolve) => {
          asked.current.set(requestId, resolve);
          target.postMessage({ channel: CHANNEL, type: 'tokenise', requestId, keep }, origin);
          setTimeout(() => {
            if (asked.current.delete(requestId)) resolve({ ok: false, reason: 'unavailable' });
          }, READY_MS);
        });
      },
    }),
    [height, origin],
  );

  if (failed && height === null) {
    return (
      <Note
        tone="warn"
        live="status"
        title={t('Pay.Fields.Failed')}
        action={
          <Button variant="text" onClick={() => setAttempt((count) => count + 1)}>
            {t('Cart.TryAgain')}
          </Button>
        }
      >
        {t('Pay.Fields.FailedText')}
      </Note>
    );
  }
  return (
    <Root>
      {height === null ? <Skeleton fills="row" /> : null}
      {source ? (
        <iframe
          key={attempt}
          ref={frame}
          src={source}
          // The frame's origin is not ours: this pair of permissions cannot reach out of it.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms"
          title={t('Pay.Fields.Title')}
          height={height ?? 0}
          data-waiting={height === null ? '' : undefined}
        />
      ) : null}
      <p className="card-safe">
        <Icon name="lock" size={16} />
        {t('Pay.Fields.Safe')}
      </p>
    </Root>
  );
}
