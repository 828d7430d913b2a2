import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import { onGatewayMessage, type GatewayMessage } from './gatewayFrame';

/** A frame that has not said a word after this long is not coming. */
export const READY_MS = 10_000;

type Answer = (message: GatewayMessage | null) => void;

interface GatewayFrameOptions {
  readonly origin: string;
  readonly channel: string;
  /** What the frame is opened for; it is opened again for anything else. */
  readonly subject: string;
  /** Address of the page in the frame, asked for each time it is opened. */
  readonly address: () => string | Promise<string>;
  /** Hears what the page says beside its size and its answers. */
  readonly hear?: (message: GatewayMessage) => void;
}

interface Shown {
  readonly source: string | null;
  /** Height the page asks for; null until it is ready. */
  readonly height: number | null;
  readonly failed: boolean;
}

const NOTHING: Shown = { source: null, height: null, failed: false };

export interface GatewayFrameState extends Shown {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Tells one opening of the frame from another. */
  readonly opening: string;
  readonly reopen: () => void;
  /** Tells the page something that has no answer; nothing while it is not there. */
  readonly say: (type: string, fields: object) => void;
  /** Asks the page something as soon as it is there; null when it does not come, or gives no answer in time. */
  readonly ask: (type: string, fields: object, waitMs?: number) => Promise<GatewayMessage | null>;
}

/** A page of another origin in a frame: opens it, gives it room and puts questions to it. Only its own messages count. */
export function useGatewayFrame({ origin, channel, subject, address, hear }: GatewayFrameOptions): GatewayFrameState {
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = useRef(new Map<string, Answer>());
  /** Questions from before the page was there. */
  const early = useRef<(() => void)[]>([]);
  const [attempt, setAttempt] = useState(0);
  const opening = `${subject} ${attempt}`;
  const [shown, setShown] = useState({ ...NOTHING, opening });
  const { source, height, failed } = shown.opening === opening ? shown : NOTHING;
  const open = useEffectEvent(address);
  const onMessage = useEffectEvent((message: GatewayMessage) => {
    const answer = typeof message.requestId === 'string' ? asked.current.get(message.requestId) : undefined;
    if (answer) answer(message);
    else hear?.(message);
  });

  useEffect(() => {
    let current = true;
    const waiting = asked.current;
    const questions = early.current;
    // A page that does not come, or is closed, answers nothing.
    const silence = () => {
      questions.length = 0;
      for (const answer of waiting.values()) answer(null);
    };
    const show = (more: Partial<Shown>) =>
      setShown((before) => ({ ...(before.opening === opening ? before : NOTHING), ...more, opening }));
    const fail = () => {
      show({ failed: true });
      silence();
    };
    const timer = setTimeout(fail, READY_MS);
    const stop = onGatewayMessage(origin, channel, (message, from) => {
      if (from !== frame.current?.contentWindow) return;
      const { type } = message;
      if ((type === 'ready' || type === 'height') && typeof message.height === 'number') {
        clearTimeout(timer);
        show({ height: message.height });
        for (const put of questions.splice(0)) put();
      } else onMessage(message);
    });
    const opened = open();
    if (typeof opened === 'string') show({ source: opened });
    else
      opened.then(
        (source) => void (current && show({ source })),
        () => void (current && fail()),
      );
    return () => {
      current = false;
      stop();
      clearTimeout(timer);
      silence();
    };
  }, [channel, opening, origin]);

  const post = (message: object) => frame.current?.contentWindow?.postMessage({ ...message, channel }, origin);

  return {
    frame,
    source,
    height,
    failed: failed && height === null,
    opening,
    reopen: () => setAttempt((count) => count + 1),
    say: (type, fields) => {
      if (height !== null) post({ ...fields, type });
    },
    ask: (type, fields, waitMs) => {
      if (failed && height === null) return Promise.resolve(null);
      const requestId = crypto.randomUUID();
      return new Promise((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const answer: Answer = (message) => {
          clearTimeout(timer);
          asked.current.delete(requestId);
          resolve(message);
        };
        asked.current.set(requestId, answer);
        const put = () => {
          if (waitMs !== undefined) timer = setTimeout(() => answer(null), waitMs);
          post({ ...fields, type, requestId });
        };
        if (height === null) early.current.push(put);
        else put();
      });
    },
  };
}
