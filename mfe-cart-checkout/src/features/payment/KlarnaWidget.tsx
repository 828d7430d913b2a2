import { createKlarnaSession } from '@sightline/shared-lib/api';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, Skeleton } from '@sightline/shared-lib/ui';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';

import { frameTheme } from './frameTheme';
import { onGatewayMessage } from './gatewayFrame';
import type { WidgetAnswer } from './payOrder';

const CHANNEL = 'sightline-klarna';

/** A widget that has not said a word after this long is not coming. */
const READY_MS = 10_000;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  &[data-waiting] {
    position: absolute;
    visibility: hidden;
  }
`;

/** What the page may ask of the widget. */
export interface KlarnaWidgetHandle {
  authorise(email: string): Promise<WidgetAnswer>;
}

interface KlarnaWidgetProps {
  readonly ref: Ref<KlarnaWidgetHandle>;
  readonly orderId: string;
  /** A session is for one amount: another amount opens another session. */
  readonly totalMinor: number;
}

function answerOf(message: Readonly<Record<string, unknown>>): WidgetAnswer {
  const token = message.authorization_token;
  if (message.approved === true && typeof token === 'string' && token !== '') return { ok: true, token };
  if (message.cancelled === true) return { ok: false, reason: 'cancelled' };
  return { ok: false, reason: message.show_form === true ? 'unavailable' : 'denied' };
}

/** Klarna's widget in a frame of its own origin; it asks the shopper and answers an authorisation (PAY-07). */
export function KlarnaWidget({ ref, orderId, totalMinor }: KlarnaWidgetProps) {
  const { t } = useTranslation();
  const { client, site, theme } = useServices();
  const origin = site.config.paymentGateway.partnerOrigin;
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = useRef(new Map<string, (answer: WidgetAnswer) => void>());
  const [source, setSource] = useState<string | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    setSource(null);
    setHeight(null);
    setFailed(false);
    const timer = setTimeout(() => setFailed(true), READY_MS);
    createKlarnaSession(client, { orderId }, { skipErrorMessage: true }).then(
      ({ clientToken }) => {
        const query = new URLSearchParams({
          client_token: clientToken,
          origin: window.location.origin,
          locale: site.locale,
          theme: frameTheme(theme),
        });
        if (current) setSource(`${origin}/klarna/widget?${query}`);
      },
      () => {
        if (current) setFailed(true);
      },
    );
    const stop = onGatewayMessage(origin, CHANNEL, (message, from) => {
      if (from !== null && from !== frame.current?.contentWindow) return;
      const { type } = message;
      if (type === 'ready') clearTimeout(timer);
      if ((type === 'ready' || type === 'height') && typeof message.height === 'number') setHeight(message.height);
      if (type !== 'authorised') return;
      const answer = answerOf(message);
      const id = typeof message.requestId === 'string' ? message.requestId : '';
      asked.current.get(id)?.(answer);
      asked.current.delete(id);
      // An answered session is used up, unless the shopper only closed its question.
      if (!answer.ok && answer.reason !== 'cancelled') setAttempt((count) => count + 1);
    });
    return () => {
      current = false;
      stop();
      clearTimeout(timer);
    };
    // The theme is the one the widget was opened with.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt, client, orderId, origin, site.locale, totalMinor]);

  useImperativeHandle(
    ref,
    () => ({
      authorise: (email) => {
        const target = frame.current?.contentWindow;
        if (!target || height === null) return Promise.resolve({ ok: false, reason: 'unavailable' });
        const requestId = crypto.randomUUID();
        return new Promise<WidgetAnswer>((resolve) => {
          asked.current.set(requestId, resolve);
          target.postMessage({ channel: CHANNEL, type: 'authorise', requestId, email }, origin);
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
        title={t('Pay.Problem.fields.Title')}
        action={
          <Button variant="text" onClick={() => setAttempt((count) => count + 1)}>
            {t('Cart.TryAgain')}
          </Button>
        }
      >
        {t('Pay.Problem.fields.Text')}
      </Note>
    );
  }
  return (
    <>
      {height === null ? <Skeleton fills="row" /> : null}
      {source ? (
        <Frame
          key={source}
          ref={frame}
          src={source}
          // The frame's origin is not ours: this pair of permissions cannot reach out of it.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms"
          title={t('Pay.KlarnaTitle')}
          height={height ?? 0}
          data-waiting={height === null ? '' : undefined}
        />
      ) : null}
    </>
  );
}
