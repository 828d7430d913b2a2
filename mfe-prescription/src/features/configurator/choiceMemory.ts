import { NO_ANSWERS, type CodeStep, type LensAnswers } from './lensAnswers';

const KEY = 'sightline.lenses';

const CODES = ['use', 'treatment', 'colour', 'thickness'] as const satisfies readonly CodeStep[];

const textIn = (value: unknown, longest = 20) =>
  typeof value === 'string' && value.length <= longest ? value : undefined;

const listIn = (value: unknown, longest?: number): readonly string[] =>
  Array.isArray(value) ? value.flatMap((one) => textIn(one, longest) ?? []).slice(0, 20) : [];

/** Choices of this tab for a frame; those about eyes are not among them. Null when there are none. */
export function keptChoices(partNumber: string): LensAnswers | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null;
    if (kept?.['partNumber'] !== partNumber) return null;
    const codes = CODES.flatMap((step) => {
      const code = textIn(kept[step]);
      return code === undefined ? [] : [[step, code] as const];
    });
    const fileIds = listIn(kept['fileIds'], 45).filter((one) => one.startsWith('f-'));
    const addOns = Array.isArray(kept['addOns']) ? listIn(kept['addOns']) : null;
    return {
      ...NO_ANSWERS,
      codes: Object.fromEntries(codes),
      addOns,
      prescription: fileIds.length > 0 ? 'paper' : kept['later'] === true ? 'later' : null,
      fileIds,
      savedId: textIn(kept['savedId'], 40) ?? '',
    };
  } catch {
    // Without storage nothing is remembered.
    return null;
  }
}

/** Keeps the choices for this tab: what was typed of a prescription stays in memory, ids of a saved one and of pages tell nothing. */
export function keepChoices(partNumber: string, { codes, addOns, prescription, savedId, fileIds }: LensAnswers): void {
  try {
    const kept = { ...codes, partNumber, addOns, later: prescription === 'later', savedId, fileIds };
    window.sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // As above.
  }
}

/** Typed values have been saved meanwhile: their id is kept beside the choices. */
export function keepSavedId(partNumber: string, savedId: string): void {
  const kept = keptChoices(partNumber);
  if (kept && kept.prescription !== 'later') keepChoices(partNumber, { ...kept, savedId });
}

export function forgetChoices(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
