import { parseOptical, type PrescriptionValues, type ValueField } from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Accordion } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';

import { COLUMN_SIGN, COLUMN_WORD, COLUMNS, EYES, columnOf, eyeName, eyeOf, eyeSign, type Column } from './fieldNames';
import { PAPER_BESIDE_FROM } from './manualStyle';
import { Guide, Paper } from './paperStyle';

/** A prescription as opticians write it, where the shopper has not copied a value yet. */
const SAMPLE: Readonly<Partial<Record<ValueField, string>>> = {
  rightSphere: '−1.75',
  rightCyl: '−0.50',
  rightAxis: 'x 170',
  leftSphere: '−2.00',
  rightAdd: '+1.50',
  leftAdd: '+1.50',
  rightPrism: '2 Δ',
  pupillaryDistance: '63',
};

const X: Readonly<Record<(typeof COLUMNS)[number], number>> = { Sphere: 60, Cyl: 126, Axis: 192, Add: 256 };
const ROW = { head: 26, right: 58, left: 92, prism: 136, distance: 178 } as const;

const WORDS = {
  Sphere: 'sphere',
  Cyl: 'cylinder',
  Axis: 'axis',
  Add: 'addition',
  Prism: 'prism',
  PrismBase: 'prism',
} as const;

/** Where the mark of a field stands on the drawing. */
function markOf(field: ValueField): { readonly x: number; readonly y: number; readonly width: number } {
  const column = columnOf(field);
  const eye = eyeOf(field);
  if (column === 'Prism' || column === 'PrismBase')
    return { x: X.Sphere - 8, y: ROW.prism, width: eye === 'right' ? 90 : 150 };
  if (!column || !eye) return { x: X.Sphere - 8, y: ROW.distance, width: 90 };
  return { x: X[column] - 8, y: ROW[eye], width: 62 };
}

interface PaperGuideProps {
  readonly field: ValueField;
  readonly values: PrescriptionValues;
  readonly hasPrism: boolean;
}

/** A drawing of a prescription on which the value that is being asked for is marked, with what it looks like there (RX-02). */
export function PaperGuide({ field, values, hasPrism }: PaperGuideProps) {
  const { t } = useTranslation();
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const width = fold.current?.closest('form')?.clientWidth ?? 0;
    if (fold.current && width >= PAPER_BESIDE_FROM) fold.current.open = true;
  }, []);
  const eye = eyeOf(field);
  const column = columnOf(field);
  const mark = markOf(field);
  const first = (signs: string) => signs.split(',')[0];
  const text = (one: ValueField) => {
    const copied = parseOptical(values[one]) ? values[one] : '';
    const shown = copied || SAMPLE[one];
    return shown ? <tspan className={copied ? 'copied' : 'sample'}>{shown}</tspan> : null;
  };
  const distanceSign = t('Prescription.Paper.DistanceSign');
  const drawn = eye && column ? { field: t(COLUMN_WORD[column]), eye: eyeName(eye, t), sign: eyeSign(eye, t) } : null;
  return (
    <Guide className="paper">
      <Accordion ref={fold} title={t('Prescription.Paper')}>
        <p className="vh">
          {drawn
            ? t('Prescription.Paper.Drawing', drawn)
            : t('Prescription.Paper.DrawingDistance', { sign: distanceSign })}
        </p>
        <Paper viewBox="0 0 320 200" aria-hidden="true">
          <rect className="sheet" x="0.5" y="0.5" width="319" height="199" />
          {COLUMNS.map((one) => (
            <text key={one} className="head" x={X[one]} y={ROW.head}>
              {first(t(COLUMN_SIGN[one]))}
            </text>
          ))}
          {EYES.map((one) => (
            <g key={one}>
              <path d={`M14 ${ROW[one] - 20}h292`} />
              <text x="16" y={ROW[one]}>
                {eyeSign(one, t)}
              </text>
              {COLUMNS.map((value: Exclude<Column, 'Prism' | 'PrismBase'>) => (
                <text key={value} x={X[value]} y={ROW[one]}>
                  {text(`${one}${value}`)}
                </text>
              ))}
            </g>
          ))}
          <path d={`M14 ${ROW.left + 14}h292`} />
          {hasPrism ? (
            <text x="16" y={ROW.prism}>
              Δ<tspan x={X.Sphere}>{text('rightPrism')}</tspan>
            </text>
          ) : null}
          <text x="16" y={ROW.distance}>
            {distanceSign}
            <tspan x={X.Sphere}>
              {values.rPupDistance && values.lPupDistance
                ? `${values.rPupDistance} / ${values.lPupDistance}`
                : text('pupillaryDistance')}
            </tspan>
          </text>
          <rect className="mark" x={mark.x} y={mark.y - 18} width={mark.width} height="26" />
        </Paper>
        <p className="small soft">{t(`Prescription.Paper.${column ? WORDS[column] : 'distance'}`)}</p>
      </Accordion>
    </Guide>
  );
}
