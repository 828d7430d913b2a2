import { EMPTY_VALUES } from './prescription';
import type { PrescriptionValues } from './prescription';
import { hasPrism } from './prism';
import { logFailure } from '../log/logFailure';

/** Attribute of a line that carries the values of its lenses as JSON text (RX-11). */
export const STORED_PRESCRIPTION = 'x_lens_prescription';

/** Stored field -> value field (RX-04). */
const FIELDS = {
  x_spherePower_right: 'rightSphere',
  x_spherePower_left: 'leftSphere',
  x_Cyl_right: 'rightCyl',
  x_Cyl_left: 'leftCyl',
  x_Axis_right: 'rightAxis',
  x_Axis_left: 'leftAxis',
  x_Add_right: 'rightAdd',
  x_Add_left: 'leftAdd',
  x_PD_right: 'rPupDistance',
  x_PD_left: 'lPupDistance',
  x_Pupillary_distance: 'pupillaryDistance',
} as const satisfies Record<string, keyof PrescriptionValues>;

export type StoredPrescription = Readonly<Record<keyof typeof FIELDS, string>>;

/** Members beyond the specification's, there only when the paper has a prism. */
const PRISM_FIELDS = {
  x_Prism_right: 'rightPrism',
  x_Prism_left: 'leftPrism',
  x_PrismBase_right: 'rightPrismBase',
  x_PrismBase_left: 'leftPrismBase',
} as const satisfies Record<string, keyof PrescriptionValues>;

/** Values -> the JSON kept in `x_lens_prescription` (RX-04). */
export function toStoredPrescription(values: PrescriptionValues): StoredPrescription {
  const prisms = Object.entries(PRISM_FIELDS).filter(([, field]) => values[field] !== '');
  const entries = [...Object.entries(FIELDS), ...prisms].map(([stored, field]) => [stored, values[field]]);
  return Object.fromEntries(entries) as StoredPrescription;
}

/** Reads `x_lens_prescription`, record or JSON text; null when it is neither. Missing fields take the form's defaults, or what is given. */
export function fromStoredPrescription(
  stored: unknown,
  missing: PrescriptionValues = EMPTY_VALUES,
): PrescriptionValues | null {
  const record = typeof stored === 'string' ? parseRecord(stored) : stored;
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return null;
  const values: Record<string, string> = { ...missing };
  for (const [name, field] of Object.entries({ ...FIELDS, ...PRISM_FIELDS })) {
    const value = (record as Record<string, unknown>)[name];
    if (typeof value === 'string' || typeof value === 'number') values[field] = String(value).trim();
  }
  return values as unknown as PrescriptionValues;
}

/** The prescription of an order's line; null without one, and for text that cannot be read, which is logged (ERR-04). */
export function prescriptionOfLine(stored: string | undefined): PrescriptionValues | null {
  if (!stored) return null;
  const values = fromStoredPrescription(stored);
  if (!values) logFailure('could not retrieve Rx from order item');
  return values;
}

function parseRecord(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** One value for each eye, OD right and OS left, as saved prescriptions keep it (RX-04). */
export interface EyePair {
  readonly OD: string;
  readonly OS: string;
}

/** A prescription the shopper saved before (RX-04). */
export interface SavedPrescription {
  readonly SPH: EyePair;
  readonly CYL: EyePair;
  readonly AX: EyePair;
  readonly ADD: EyePair;
  readonly PD: EyePair;
  /** Prism and its base, where the prescription has them. */
  readonly PRISM?: EyePair;
  readonly BASE?: EyePair;
  readonly rxType: string;
}

/** The widest distance of one eye; anything above it is the distance of both. */
const WIDEST_MONOCULAR_MM = 40;

/** Saved form -> form values; one distance for both eyes arrives as the same number twice, two add up to it. */
export function fromSavedPrescription(saved: SavedPrescription): PrescriptionValues {
  const { SPH, CYL, AX, ADD, PD, PRISM, BASE } = saved;
  return {
    rightSphere: SPH.OD || EMPTY_VALUES.rightSphere,
    leftSphere: SPH.OS || EMPTY_VALUES.leftSphere,
    rightCyl: CYL.OD || EMPTY_VALUES.rightCyl,
    leftCyl: CYL.OS || EMPTY_VALUES.leftCyl,
    rightAxis: AX.OD || EMPTY_VALUES.rightAxis,
    leftAxis: AX.OS || EMPTY_VALUES.leftAxis,
    rightAdd: ADD.OD,
    leftAdd: ADD.OS,
    rightPrism: PRISM?.OD ?? '',
    leftPrism: PRISM?.OS ?? '',
    rightPrismBase: BASE?.OD ?? '',
    leftPrismBase: BASE?.OS ?? '',
    ...distancesOf(PD),
  };
}

function distancesOf(PD: EyePair): Pick<PrescriptionValues, 'rPupDistance' | 'lPupDistance' | 'pupillaryDistance'> {
  const single = [PD.OD, PD.OS].find((side) => Number(side) > WIDEST_MONOCULAR_MM);
  if (single) return { rPupDistance: '', lPupDistance: '', pupillaryDistance: single };
  return { rPupDistance: PD.OD, lPupDistance: PD.OS, pupillaryDistance: PD.OD && PD.OS ? totalDistance(PD) : '' };
}

function totalDistance({ OD, OS }: EyePair): string {
  const total = Number(OD) + Number(OS);
  return Number.isFinite(total) ? String(total) : '';
}

/** Form values -> saved form (RX-04). */
export function toSavedPrescription(values: PrescriptionValues, rxType: string): SavedPrescription {
  return {
    SPH: { OD: values.rightSphere, OS: values.leftSphere },
    CYL: { OD: values.rightCyl, OS: values.leftCyl },
    AX: { OD: values.rightAxis, OS: values.leftAxis },
    ADD: { OD: values.rightAdd, OS: values.leftAdd },
    PD: {
      OD: values.rPupDistance || values.pupillaryDistance,
      OS: values.lPupDistance || values.pupillaryDistance,
    },
    ...(hasPrism(values)
      ? {
          PRISM: { OD: values.rightPrism, OS: values.leftPrism },
          BASE: { OD: values.rightPrismBase, OS: values.leftPrismBase },
        }
      : {}),
    rxType,
  };
}
