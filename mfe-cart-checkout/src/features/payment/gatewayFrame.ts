/** What a page of another origin says; nothing in it is known before it is looked at. */
export type GatewayMessage = Readonly<Record<string, unknown>>;

/** Listens for messages of one channel from one origin until told to stop. */
export function onGatewayMessage(
  origin: string,
  channel: string,
  hear: (message: GatewayMessage, source: MessageEventSource | null) => void,
): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    const { data } = event;
    if (event.origin !== origin || typeof data !== 'object' || data === null) return;
    const message = data as GatewayMessage;
    if (message.channel === channel) hear(message, event.source);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

/** Posts fields into a frame by its name, as payer authentication wants its tokens: never in an address. */
export function postIntoFrame(target: string, action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Device data collection that takes longer is gone on without: the bank asks for a challenge instead. */
const COLLECT_MS = 8000;

/** Lets the payment service collect device data in a hidden frame (PAY-04). */
export function collectDevice(origin: string, action: string, accessToken: string): Promise<void> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.name = 'payer-device';
    frame.title = 'payer-device';
    frame.hidden = true;
    document.body.append(frame);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onGatewayMessage(origin, 'sightline-3ds', (message) => {
      if (message.type === 'collected') finish();
    });
    function finish() {
      stop();
      clearTimeout(timer);
      frame.remove();
      resolve();
    }
    timer = setTimeout(finish, COLLECT_MS);
    postIntoFrame('payer-device', action, { JWT: accessToken });
  });
}
