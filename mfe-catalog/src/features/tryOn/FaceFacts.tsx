import type { TextKey } from '@sightline/shared-lib/contracts';
import type { FrameShape } from '@sightline/shared-lib/domain/lens';
import { SUITING } from '@sightline/shared-lib/domain/product';
import type { FaceShape } from '@sightline/shared-lib/domain/product';
import { roundedDistance } from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, DefinitionRows, FrameSign, Note, TextLink } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import type { FaceGeometry } from './faceGeometry';
import { widthFit } from './faceShape';
import { forgetDistance, keepDistance } from './measuredDistance';
import type { TrialFrame } from '../../catalogue/tiles/trialFrame';

const SHAPES: Readonly<Record<FaceShape, readonly [name: TextKey, why: TextKey]>> = {
  oval: ['TryOn.Face.Oval', 'TryOn.Face.OvalWhy'],
  round: ['TryOn.Face.Round', 'TryOn.Face.RoundWhy'],
  square: ['TryOn.Face.Square', 'TryOn.Face.SquareWhy'],
  long: ['TryOn.Face.Long', 'TryOn.Face.LongWhy'],
  heart: ['TryOn.Face.Heart', 'TryOn.Face.HeartWhy'],
  diamond: ['TryOn.Face.Diamond', 'TryOn.Face.DiamondWhy'],
};

const FITS = { narrow: 'TryOn.Fit.Narrow', good: 'TryOn.Fit.Good', wide: 'TryOn.Fit.Wide' } as const;

/** Drawn shape -> code of the catalogue and the key of its name. */
const CODES: Readonly<Partial<Record<FrameShape, readonly [code: string, key: TextKey]>>> = {
  round: ['Round', 'Facet.FrameShape.Round'],
  oval: ['Oval', 'Facet.FrameShape.Oval'],
  panto: ['Panto', 'Facet.FrameShape.Panto'],
  square: ['Square', 'Facet.FrameShape.Square'],
  rectangle: ['Rectangle', 'Facet.FrameShape.Rectangle'],
  aviator: ['Aviator', 'Facet.FrameShape.Aviator'],
  pilot: ['Pilot', 'Facet.FrameShape.Pilot'],
  'cat-eye': ['Cat Eye', 'Facet.FrameShape.CatEye'],
  butterfly: ['Butterfly', 'Facet.FrameShape.Butterfly'],
  trapezoid: ['Trapeze', 'Facet.FrameShape.Trapeze'],
  browline: ['Browline', 'Facet.FrameShape.Browline'],
  hexagon: ['Hexagonal', 'Facet.FrameShape.Hexagonal'],
};

/** What was measured on the face, and in which way. */
export function Measures({ face, frame }: { readonly face: FaceGeometry; readonly frame: TrialFrame }) {
  const { t, tag } = useTranslation();
  const mm = (value: number) => t('Product.Mm', { value: Math.round(value).toLocaleString(tag) });
  return (
    <section className="facts">
      <h3 className="t2">{t('TryOn.Measured')}</h3>
      <p className="small soft">{t('TryOn.MeasuredHow')}</p>
      <DefinitionRows
        rows={[
          { term: t('TryOn.FaceWidth'), value: mm(face.faceWidth) },
          { term: t('TryOn.FaceLength'), value: mm(face.faceLength) },
          { term: t('TryOn.FrameWidth', { name: frame.name }), value: mm(frame.mm) },
        ]}
      />
      <p className="small soft">{t(FITS[widthFit(frame.mm, face.faceWidth)])}</p>
    </section>
  );
}

/** The face's shape, frames that balance it, and why (frame advisor). */
export function ShapeAdvice({ shape, section }: { readonly shape: FaceShape; readonly section: string }) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const [name, why] = SHAPES[shape];
  return (
    <section className="facts">
      <h3 className="t2">{t('TryOn.Face.Title', { shape: t(name) })}</h3>
      <p className="soft">{t(why)}</p>
      <ul className="suiting">
        {SUITING[shape].flatMap((one) => {
          const code = CODES[one];
          if (!code) return [];
          const query = new URLSearchParams({ FRAME_SHAPE: code[0] }).toString();
          return [
            <li key={one}>
              <a href={`${navigation.localise(section)}?${query}`}>
                <FrameSign shape={one} />
                <span className="small">{t(code[1])}</span>
              </a>
            </li>,
          ];
        })}
      </ul>
    </section>
  );
}

/** The distance between the pupils, offered to the prescription form when the picture allows it. */
export function DistanceOffer({ face }: { readonly face: FaceGeometry }) {
  const { navigation, storage } = useServices();
  const { t, tag } = useTranslation();
  const [kept, setKept] = useState(false);
  const value = roundedDistance(face.pupillaryDistance).toLocaleString(tag);
  return (
    <section className="facts">
      <h3 className="t2">{t('TryOn.Distance')}</h3>
      {face.isDistanceReliable ? (
        <>
          <p>
            <span className="num distance">{t('Product.Mm', { value })}</span>
          </p>
          <p className="small soft">{t('TryOn.DistanceText')}</p>
          {kept ? (
            <Note
              tone="good"
              live="status"
              title={t('TryOn.DistanceKept')}
              action={
                <Button
                  variant="text"
                  onClick={() => {
                    forgetDistance(storage);
                    setKept(false);
                  }}
                >
                  {t('TryOn.DistanceForget')}
                </Button>
              }
            />
          ) : (
            <Button
              variant="outlined"
              onClick={() => {
                keepDistance(storage, face.pupillaryDistance);
                setKept(true);
              }}
            >
              {t('TryOn.DistanceKeep')}
            </Button>
          )}
        </>
      ) : (
        <p className="soft">
          {t('TryOn.DistanceUnsure')}{' '}
          <TextLink href={navigation.localise('/c/prescription-guide')}>{t('TryOn.Guide')}</TextLink>
        </p>
      )}
    </section>
  );
}
