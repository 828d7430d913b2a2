/** What the script is given when it is served. */
export interface FinancingSettings {
  /** Sentence by language, with `{{count}}` and `{{part}}`. */
  readonly plans: Readonly<Record<string, string>>;
  /** The same of amounts whose parts cannot all be the same. */
  readonly unevenPlans: Readonly<Record<string, string>>;
  /** Amounts that can be paid in parts, in minor units. */
  readonly range: FinancedRange;
}

export interface FinancedRange {
  readonly fromMinor: number;
  readonly toMinor: number;
}

/**
 * The financing partner's script. This function is sent to the browser as text, so it may use nothing but its arguments and the browser.
 * It writes the plan into every placement whose amount can be paid in parts, and again when it is asked to refresh.
 */
export function financingProgram({ plans, unevenPlans, range }: FinancingSettings): void {
  const parts = 4;
  const currencies: Record<string, string> = { US: 'USD', GB: 'GBP', CH: 'CHF' };
  const draw = () => {
    for (const place of document.querySelectorAll<HTMLElement>('klarna-placement')) {
      const locale = place.dataset['locale'] ?? 'en-US';
      const [language = 'en', country = 'US'] = locale.split('-');
      const currency = currencies[country] ?? 'EUR';
      const amount = Number(place.dataset['purchaseAmount']);
      const text = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
        Math.round(amount / parts) / 100,
      );
      const said = amount % parts === 0 ? plans : unevenPlans;
      const plan = amount >= range.fromMinor && amount <= range.toMinor ? (said[language] ?? said['en'] ?? '') : '';
      place.textContent = plan.replace('{{count}}', String(parts)).replace('{{part}}', text);
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
