/** Calculation usages of contract 5.4. */
const ALL_USAGES = ['-1', '-2', '-3', '-4', '-5', '-6', '-7'] as const;

type Loose = string | number | boolean | readonly (string | number)[];

/** The fields that ask for a calculation, in the spellings of the product and of its reference store. */
export interface CalculationFields {
  readonly x_calculateOrder?: Loose;
  readonly calculateOrder?: Loose;
  readonly x_calculationUsage?: Loose;
  readonly calculationUsage?: Loose;
  readonly calculationUsageId?: Loose;
}

/** The usages asked for, from text, a comma list or an array; nothing means all of them. */
export function readUsages(value: Loose | undefined): ReadonlySet<string> {
  const entries = value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];
  const usages = entries
    .flatMap((entry) => entry.split(','))
    .map((entry) => entry.trim())
    .filter(Boolean);
  return new Set(usages.length > 0 ? usages : ALL_USAGES);
}

/** The usages to calculate, or null when totals are to stay as they are (`x_calculateOrder` absent or 0). */
export function readCalculation(fields: CalculationFields): ReadonlySet<string> | null {
  const flag = String(fields.x_calculateOrder ?? fields.calculateOrder ?? '0');
  if (flag !== '1' && flag !== 'true') return null;
  return readUsages(fields.x_calculationUsage ?? fields.calculationUsage);
}
