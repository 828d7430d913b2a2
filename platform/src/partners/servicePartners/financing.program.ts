/** What the script is given when it is served. */
export interface FinancingSettings {
  /** Sentence by language, with `{{count}}` and `{{part}}`. */
  readonly plans: Readonly<Record<string, string>>;
}

/**
 * The financing partner's script. This function is sent to the browser as text, so it may use nothing but its arguments and the browser.
 * It writes the plan into every placement and again when it is asked to refresh.
 */
export function financingProgram({ plans }: FinancingSettings): void {
  const parts = 4;
  const currencies: Record<string, string> = { US: 'USD', GB: 'GBP', CH: 'CHF' };
  const draw = () => {
    for (const place of document.querySelectorAll<HTMLElement>('klarna-placement')) {
      const locale = place.dataset['locale'] ?? 'en-US';
      const [language = 'en', country = 'US'] = locale.split('-');
      const currency = currencies[country] ?? 'EUR';
      const part = Math.ceil(Number(place.dataset['purchaseAmount']) / parts) / 100;
      const text = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(part);
      place.textContent = (plans[language] ?? plans['en'] ?? '')
        .replace('{{count}}', String(parts))
        .replace('{{part}}', text);
    }
  };
  const shop = window as unknown as { KlarnaOnsiteService?: { push(event: { eventName: string }): void } };
  shop.KlarnaOnsiteService = {
    push: (event) => {
      if (event.eventName === 'refresh-placements') draw();
    },
  };
  draw();
}
