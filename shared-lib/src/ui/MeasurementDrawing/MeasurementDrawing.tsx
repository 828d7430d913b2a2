import { styled } from 'styled-components';
import type { FrameShape } from '../../domain/lens/shapeNumbers';
import { FrameOutline } from '../FrameSign/FrameOutline';
import { useKitText } from '../text/KitText';
import { media } from '../tokens/tokens';
import { Dimension } from './Dimension';

const Root = styled.figure`
  position: relative;
  display: grid;
  gap: 24px;
  margin-bottom: 20px;
  & > svg {
    position: relative;
    width: 100%;
    height: auto;
    overflow: visible;
    fill: none;
    stroke: var(--ink);
  }
  & > .temple {
    display: none;
  }
  & .outline {
    stroke-width: 0.7;
  }
  & text {
    fill: var(--ink);
    stroke: var(--ground);
    stroke-width: 5;
    stroke-linejoin: round;
    paint-order: stroke;
    font-size: 6px;
    text-anchor: middle;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 50% calc(-1 * var(--margin)) auto;
    border-top: 1.5px solid var(--sight);
  }
  ${media.sm} {
    grid-template-columns: minmax(0, 358px) minmax(0, 238px);
    &::before {
      inset: 50% 0 auto;
    }
    & > .temple {
      display: block;
    }
    & text {
      font-size: 7.4px;
    }
  }
  ${media.lg} {
    grid-template-columns: 150fr 100fr;
    & text {
      stroke-width: 3.6;
      font-size: 4.8px;
    }
  }
`;

export interface MeasurementDrawingProps {
  readonly shape: FrameShape;
  /** All in mm. */
  readonly lens: number;
  readonly lensHeight: number;
  /** The height of the lenses as its language writes it; absent where `lensHeight` is not measured and only drawn. */
  readonly heightText?: string | undefined;
  readonly bridge: number;
  readonly temple: number;
  readonly total: number;
}

/** The frame's outline with its measures on the datum line, at one scale; the same curve as the pictures (PDP-03). */
export function MeasurementDrawing({
  shape,
  lens,
  lensHeight,
  heightText,
  bridge,
  temple,
  total,
}: MeasurementDrawingProps) {
  const text = useKitText();
  const mm = (value: number | string) => text('Kit.Millimetres', { mm: value });
  const low = lensHeight / 2 + 7;
  return (
    <Root>
      <figcaption className="vh">
        {text('Kit.Drawing', { lens, bridge, total, temple })}
        {heightText ? ` ${text('Kit.DrawingHeight', { height: heightText })}` : null}
      </figcaption>
      <svg viewBox="-75 -46 150 92" aria-hidden="true">
        <g className="outline">
          <FrameOutline {...{ shape, lens, lensHeight, bridge }} points={72} />
        </g>
        <Dimension from={-bridge / 2} to={bridge / 2} y={-34} label={mm(bridge)} above />
        <Dimension from={-bridge / 2 - lens} to={-bridge / 2} y={low} label={mm(lens)} />
        <Dimension from={bridge / 2} to={bridge / 2 + lens} y={low} label={mm(lens)} />
        {heightText ? (
          <Dimension
            from={-lensHeight / 2}
            to={lensHeight / 2}
            y={-bridge / 2 - lens - 6.5}
            label={mm(heightText)}
            upright
          />
        ) : null}
        <Dimension from={-total / 2} to={total / 2} y={low + 9} label={mm(total)} />
      </svg>
      <svg className="temple" viewBox="-7 -46 100 92" aria-hidden="true">
        <path strokeWidth="2" d="M0 -3H76Q84 -3 88 8L90 13" />
        <Dimension from={0} to={90} y={20} label={mm(temple)} />
      </svg>
    </Root>
  );
}
