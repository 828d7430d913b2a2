/** What the script is given when it is served. */
export interface InsuranceSettings {
  /** The partner's own origin, where the widget's frame lives. */
  readonly origin: string;
}

/**
 * The insurer's script. This function is sent to the browser as text, so it may use nothing but its arguments and the browser. It puts the
 * integration object on the page, keeps what it is told for whoever tests it, and draws its widget in a frame of its own origin.
 */
export function insuranceProgram({ origin }: InsuranceSettings): void {
  interface WidgetOrder {
    readonly widget: string;
    readonly config: { readonly container: string; readonly locale: string; readonly theme?: string };
  }
  const calls: { name: string; payload: unknown }[] = [];
  const listeners = new Set<(message: object) => void>();
  const frames = new Map<string, HTMLIFrameElement>();
  const keep = (name: string) => (payload?: unknown) => void calls.push({ name, payload });
  const integration = {
    calls,
    orderComplete: keep('orderComplete'),
    login: keep('login'),
    logout: keep('logout'),
    sessionError: keep('sessionError'),
    cartBundleChange: keep('cartBundleChange'),
    productQuoteRequest: keep('productQuoteRequest'),
    serviceStatusCheck: keep('serviceStatusCheck'),
    addInsuranceBenefits: keep('addInsuranceBenefits'),
    removeInsuranceBenefits: keep('removeInsuranceBenefits'),
    benefitPlanRequest: keep('benefitPlanRequest'),
    addSyncListener: (listener: (message: object) => void) => {
      keep('addSyncListener')();
      listeners.add(listener);
    },
    removeSyncListener: (listener: (message: object) => void) => {
      keep('removeSyncListener')();
      listeners.delete(listener);
    },
  };
  Object.defineProperty(window, 'insuranceIntegration', { value: integration, configurable: true });

  document.addEventListener('dbWidgetRender', (event) => {
    const { widget, config } = (event as CustomEvent<WidgetOrder>).detail;
    const place = document.getElementById(config.container);
    if (!place || frames.has(widget)) return;
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({ origin: location.origin, locale: config.locale, theme: config.theme ?? '' });
    frame.src = `${origin}/insurance/benefits?${query}`;
    frame.title = widget;
    frame.height = '320';
    frame.width = '100%';
    frame.style.border = '0';
    frames.set(widget, frame);
    place.replaceChildren(frame);
  });
  document.addEventListener('dbWidgetClose', (event) => {
    const { widget } = (event as CustomEvent<{ widget: string }>).detail;
    frames.get(widget)?.remove();
    frames.delete(widget);
  });
  document.addEventListener('dbDrawerOpen', () => keep('drawerOpen')());
  window.addEventListener('message', (event) => {
    if (event.origin !== origin) return;
    const message = event.data as { channel?: string; type?: string; height?: number };
    if (message.channel !== 'sightline-insurance') return;
    if (message.type === 'height') for (const frame of frames.values()) frame.height = String(message.height);
    else for (const listener of listeners) listener(message);
  });
}

/** What the widget's page is given. */
export interface BenefitsSettings {
  /** Origin of the shop page around the frame: the only one spoken to. */
  readonly parentOrigin: string;
}

/** The program of the widget's page: asks for the member number and hands the claim token to the shop. */
export function benefitsProgram({ parentOrigin }: BenefitsSettings): void {
  const byId = (id: string) => document.getElementById(id) as HTMLElement;
  const member = byId('member') as HTMLInputElement;
  const error = byId('member-error');
  const say = (message: object) =>
    window.parent.postMessage({ channel: 'sightline-insurance', ...message }, parentOrigin);
  const measure = () => say({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) + 8 });
  byId('benefits').addEventListener('submit', (event) => {
    event.preventDefault();
    void fetch('/insurance/claims', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ member: member.value.replace(/\s/g, '') }),
    }).then(async (answer) => {
      error.textContent = answer.ok ? '' : (error.dataset['text'] ?? '');
      member.toggleAttribute('aria-invalid', !answer.ok);
      if (answer.ok) say({ type: 'granted', ...((await answer.json()) as { claimToken: string }) });
      else member.focus();
      measure();
    });
  });
  measure();
}
