import type { InsuranceIntegration } from '../contracts';

import { loadScript } from './loadScript';

/** How long the insurer's script is waited for, in milliseconds (INS-02). */
const SCRIPT_LIMIT_MS = 30_000;

/** Loads the insurer's script; rejects when it does not come in time (INS-02). */
export function loadInsurer(scriptUrl: string): Promise<void> {
  return loadScript(scriptUrl, { limitMs: SCRIPT_LIMIT_MS });
}

/** Tells the insurer something where it is present; false where it is not. What the insurer does wrong stays with it (INS-01). */
export function tellInsurer<Name extends keyof InsuranceIntegration>(
  name: Name,
  ...payload: Parameters<InsuranceIntegration[Name]>
): boolean {
  const integration = window.insuranceIntegration;
  if (typeof integration?.[name] !== 'function') return false;
  try {
    (integration[name] as (...given: Parameters<InsuranceIntegration[Name]>) => void)(...payload);
  } catch (error) {
    console.error(error);
  }
  return true;
}

/** Asks the insurer's widget to draw itself into the element of that id (INS-01). */
export function renderInsuranceWidget(
  widget: string,
  config: { readonly container: string; readonly locale: string; readonly theme?: string },
): void {
  document.dispatchEvent(new CustomEvent('dbWidgetRender', { detail: { widget, config } }));
}

export function closeInsuranceWidget(widget: string): void {
  document.dispatchEvent(new CustomEvent('dbWidgetClose', { detail: { widget } }));
}

export function openInsuranceDrawer(): void {
  document.dispatchEvent(new CustomEvent('dbDrawerOpen'));
}

/** A day as the insurer writes it, MM/DD/YYYY, in UTC (INS-02). */
export function insuranceDate(date: Date): string {
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}
