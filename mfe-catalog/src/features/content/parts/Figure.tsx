import type { ContentFigure } from '@sightline/shared-lib/domain/content';
import { MeasurementDrawing } from '@sightline/shared-lib/ui';
import type { ComponentType } from 'react';

import type { PartProps } from '../contentPart';
import { Audiogram } from './Audiogram';
import { PaperFigure } from './PaperFigure';
import { SizeTable } from './SizeTable';

/** The frame that guides read their numbers from: 52□18–145. */
function Measures() {
  return <MeasurementDrawing shape="panto" lens={52} lensHeight={44} bridge={18} temple={145} total={136} />;
}

const FIGURES: Readonly<Record<ContentFigure, ComponentType>> = {
  prescription: PaperFigure,
  measures: Measures,
  audiogram: Audiogram,
  sizes: SizeTable,
};

const isKnown = (name: string): name is ContentFigure => Object.hasOwn(FIGURES, name);

/** A drawing beside the words of a guide; nothing for a name that the shop cannot draw. */
export function Figure({ part: { figure = '' } }: PartProps) {
  const Drawing = isKnown(figure) ? FIGURES[figure] : null;
  return Drawing ? <Drawing /> : null;
}
