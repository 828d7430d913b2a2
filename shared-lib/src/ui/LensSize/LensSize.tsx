import { useKitText } from '../text/KitText';

export interface LensSizeProps {
  /** Lens width in mm. */
  readonly lens: number;
  /** Distance between lenses in mm. */
  readonly bridge: number;
  /** Temple length in mm. */
  readonly temple?: number | undefined;
}

/** The boxing notation `52□18–145`: the square is drawn, and screen readers hear the words. */
export function LensSize({ lens, bridge, temple }: LensSizeProps) {
  const text = useKitText();
  const words = temple ? text('Kit.LensSize', { lens, bridge, temple }) : text('Kit.LensSizeShort', { lens, bridge });
  return (
    <span className="lens-size">
      <span aria-hidden="true">
        {lens}
        <i className="box" />
        {temple ? `${bridge}–${temple}` : bridge}
      </span>
      <span className="vh">{words}</span>
    </span>
  );
}
