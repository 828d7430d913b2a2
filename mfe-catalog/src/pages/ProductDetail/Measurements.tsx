import { sizeOfWidth } from '@sightline/shared-lib/domain/product';
import type { FrameShape } from '@sightline/shared-lib/domain/lens';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { DefinitionRows, MeasurementDrawing, Section } from '@sightline/shared-lib/ui';

import type { Choice } from './productView';

export interface MeasurementsProps {
  readonly choice: Choice;
  readonly shape: FrameShape;
  readonly baseCurve?: string | undefined;
  readonly help: Readonly<Record<string, string>>;
}

/** Lens box height of a frame that names none, as a share of its width. */
const USUAL_HEIGHT = 0.8;

/** The frame drawn with its measures, and the same as a table (PDP-03). */
export function Measurements({ choice, shape, baseCurve, help }: MeasurementsProps) {
  const { t, tag } = useTranslation();
  const { lensWidth, lensHeight, bridge, temple, hingeDistance } = choice.measures;
  if (lensWidth === null || bridge === null || temple === null || choice.mm === undefined) return null;
  const mm = (value: number) => t('Product.Mm', { value: value.toLocaleString(tag) });
  const gramsText = ({ grams, isWithoutLenses }: NonNullable<Choice['weight']>) =>
    t(isWithoutLenses ? 'Product.Grams' : 'Product.GramsAlone', { value: grams });
  const size = choice.label || sizeOfWidth(choice.mm);
  const rows = [
    {
      term: t('Product.TotalWidth'),
      value: t('Product.WidthAndSize', { width: mm(choice.mm), size }),
      help: help['MEASURE_WIDTH'],
    },
    {
      term: t('Product.Lens'),
      value:
        lensHeight === null
          ? mm(lensWidth)
          : t('Product.Box', { width: lensWidth, height: lensHeight.toLocaleString(tag) }),
      help: help['MEASURE_LENS'],
    },
    { term: t('Product.Bridge'), value: mm(bridge), help: help['MEASURE_BRIDGE'] },
    { term: t('Product.Temple'), value: mm(temple), help: help['MEASURE_TEMPLE'] },
    ...(hingeDistance === null || hingeDistance === choice.mm
      ? []
      : [{ term: t('Product.Hinge'), value: mm(hingeDistance) }]),
    ...(choice.weight === undefined ? [] : [{ term: t('Product.Weight'), value: gramsText(choice.weight) }]),
    ...(baseCurve ? [{ term: t('Product.BaseCurve'), value: baseCurve, help: help['BASE_CURVE'] }] : []),
  ];
  return (
    <Section title={t('Product.Measurements')}>
      <MeasurementDrawing
        shape={shape}
        lens={lensWidth}
        lensHeight={lensHeight ?? lensWidth * USUAL_HEIGHT}
        heightText={lensHeight?.toLocaleString(tag)}
        bridge={bridge}
        temple={temple}
        total={choice.mm}
      />
      <DefinitionRows rows={rows} />
    </Section>
  );
}
