import { NO_ANSWERS, type CodeStep, type LensAnswers } from './lensAnswers';

const KEY = 'sightline.lenses';

const CODES = ['use', 'treatment', 'colour', 'thickness'] as const satisfies readonly CodeStep[];

const textIn = (value: unknown) => (typeof value === 'string' && value.length <= 20 ? value : undefined);

/** Choices of this tab for a frame; those about eyes are not among them. Null when there are none. */
export function keptChoices(partNumber: string): LensAnswers | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null;
    if (kept?.['partNumber'] !== partNumber) return null;
    const codes = CODES.flatMap((step) => {
      const code = textIn(kept[step]);
      return code === undefined ? [] : [[step, code] as const];
    });
    const addOns = Array.isArray(kept['addOns']) ? kept['addOns'].flatMap((one) => textIn(one) ?? []) : null;
    return {
      ...NO_ANSWERS,
      codes: Object.fromEntries(codes),
      addOns,
      prescription: kept['later'] === true ? 'later' : null,
    };
  } catch {
    // Without storage nothing is remembered.
    return null;
  }
}

/** Keeps the choices for this tab: what was typed of a prescription stays in memory. */
export function keepChoices(partNumber: string, { codes, addOns, prescription }: LensAnswers): void {
  try {
    const kept = { ...codes, partNumber, addOns, later: prescription === 'later' };
    window.sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // As above.
  }
}

export function forgetChoices(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
