import { afterSign, useServices } from '@sightline/shared-lib/runtime';
import { useEffect } from 'react';

import { TOKEN_EVENT, WEB_ID_KEY } from './fraudToken';

const FRAME = 'fraud-check';

/** Opens the frame, tells of its token by an event, and takes the frame away. Answers how to take it away before that. */
function collect(origin: string): () => void {
  const frame = document.createElement('iframe');
  frame.name = FRAME;
  frame.title = FRAME;
  frame.hidden = true;
  frame.src = `${origin}/fraud/collect?${new URLSearchParams({ origin: window.location.origin })}`;
  const listener = ({ origin: sender, source, data }: MessageEvent<unknown>) => {
    if (sender !== origin || (source !== null && source !== frame.contentWindow)) return;
    const { channel, token } = (data ?? {}) as { readonly channel?: unknown; readonly token?: unknown };
    if (channel !== 'sightline-fraud' || typeof token !== 'string') return;
    document.dispatchEvent(new CustomEvent(TOKEN_EVENT, { detail: token }));
    frame.remove();
  };
  window.addEventListener('message', listener);
  document.body.append(frame);
  return () => {
    window.removeEventListener('message', listener);
    frame.remove();
  };
}

/**
 * Lets the fraud check look at this browser once, in a hidden frame of its own origin, after the first sign of a shopper; nothing waits for it
 * (PAY-10).
 */
export function useFraudCheck(): void {
  const { site, storage } = useServices();
  const origin = site.config.paymentGateway.partnerOrigin;
  useEffect(() => {
    let end = () => {};
    const stop = afterSign(() => {
      if (!origin || storage.get(WEB_ID_KEY) || document.getElementsByName(FRAME).length > 0) return;
      end = collect(origin);
    });
    return () => {
      stop();
      end();
    };
  }, [origin, storage]);
}
