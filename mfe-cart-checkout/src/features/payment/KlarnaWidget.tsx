import { createKlarnaSession } from '@sightline/shared-lib/api/klarna';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useImperativeHandle, type Ref } from 'react';

import { frameTheme } from './frameTheme';
import type { GatewayMessage } from './gatewayFrame';
import { PartnerFrame } from './PartnerFrame';
import type { WidgetAnswer } from './payOrder';
import { useGatewayFrame } from './useGatewayFrame';

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

function answerOf(message: GatewayMessage): WidgetAnswer {
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
  const gateway = useGatewayFrame({
    origin,
    channel: 'sightline-klarna',
    subject: `${orderId} ${totalMinor} ${site.locale}`,
    address: async () => {
      const { clientToken } = await createKlarnaSession(client, { orderId }, { skipErrorMessage: true });
      const query = new URLSearchParams({
        client_token: clientToken,
        origin: window.location.origin,
        locale: site.locale,
        theme: frameTheme(theme),
      });
      return `${origin}/klarna/widget?${query}`;
    },
  });
  useImperativeHandle(ref, () => ({
    authorise: async (email) => {
      const message = await gateway.ask('authorise', { email });
      if (!message) return { ok: false, reason: 'unavailable' };
      const answer = answerOf(message);
      // An answered session is used up, unless the shopper only closed its question.
      if (!answer.ok && answer.reason !== 'cancelled') gateway.reopen();
      return answer;
    },
  }));

  return (
    <PartnerFrame
      gateway={gateway}
      title={t('Pay.KlarnaTitle')}
      failedTitle={t('Pay.Problem.fields.Title')}
      failedText={t('Pay.Problem.fields.Text')}
    />
  );
}
