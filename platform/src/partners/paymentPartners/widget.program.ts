/** What the page gives the program. */
export interface WidgetSettings {
  /** Origin of the shop page around the frame: the only one listened to and spoken to. */
  readonly parentOrigin: string;
  readonly clientToken: string;
}

/**
 * The instalment widget. This function is sent to the browser as text, so it may use nothing but its arguments and
 * the browser. The shop asks it to authorise; it asks the shopper for the code and answers an authorisation token.
 */
export function widgetProgram(settings: WidgetSettings): void {
  const channel = 'sightline-klarna';
  const byId = (id: string) => document.getElementById(id) as HTMLElement;
  const form = byId('klarna-form') as HTMLFormElement;
  const code = byId('klarna-code') as HTMLInputElement;
  let asked: { requestId: string; email: string } | null = null;

  const send = (message: object) => window.parent.postMessage({ channel, ...message }, settings.parentOrigin);
  const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height);

  const show = (open: boolean) => {
    form.hidden = !open;
    byId('klarna-waiting').hidden = open;
    send({ type: 'height', height: height() });
  };

  const answer = (fields: object) => {
    const requestId = asked?.requestId ?? '';
    asked = null;
    show(false);
    send({ type: 'authorised', requestId, ...fields });
  };

  const settle = async (typed: string) => {
    if (!asked) return;
    try {
      const response = await fetch('/klarna/authorise', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_token: settings.clientToken, email: asked.email, code: typed }),
      });
      const result = (await response.json()) as {
        approved?: boolean;
        show_form?: boolean;
        authorization_token?: string;
      };
      if (response.status === 422) {
        const error = byId('klarna-code-error');
        error.textContent = error.dataset['text'] ?? '';
        code.setAttribute('aria-invalid', 'true');
        code.focus();
        send({ type: 'height', height: height() });
        return;
      }
      if (result.show_form && !typed) {
        show(true);
        code.focus();
        return;
      }
      answer({
        approved: response.ok && result.approved === true,
        show_form: result.show_form === true,
        authorization_token: result.authorization_token ?? '',
      });
    } catch {
      answer({ approved: false, show_form: true, authorization_token: '' });
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void settle(code.value.trim() || 'empty');
  });
  byId('klarna-cancel').addEventListener('click', () =>
    answer({ approved: false, show_form: true, authorization_token: '', cancelled: true }),
  );

  window.addEventListener('message', (event: MessageEvent) => {
    const message = event.data as { channel?: string; type?: string; requestId?: string; email?: string };
    if (event.origin !== settings.parentOrigin || event.source !== window.parent || message?.channel !== channel)
      return;
    if (message.type !== 'authorise') return;
    asked = { requestId: String(message.requestId ?? ''), email: String(message.email ?? '') };
    code.value = '';
    code.removeAttribute('aria-invalid');
    byId('klarna-code-error').textContent = '';
    void settle('');
  });

  if (typeof ResizeObserver === 'function') {
    new ResizeObserver(() => send({ type: 'height', height: height() })).observe(document.documentElement);
  }
  send({ type: 'ready', height: height() });
}
