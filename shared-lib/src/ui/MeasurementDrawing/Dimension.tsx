export interface DimensionProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly label: string;
  /** The label stands above the line instead of in it. */
  readonly above?: boolean | undefined;
  /** Upright at this place, read from below; `from` and `to` run up and down. */
  readonly upright?: boolean | undefined;
}

/** A dimension line with its end ticks and its label, which keeps the line off its letters, in the drawing's own units. */
export function Dimension({ from, to, y, label, above, upright }: DimensionProps) {
  const middle = (from + to) / 2;
  return (
    <g strokeWidth="0.4" transform={upright ? 'rotate(-90)' : undefined}>
      <path d={`M${from} ${y}H${to}M${from} ${y - 1.6}v3.2M${to} ${y - 1.6}v3.2`} />
      <text x={middle} y={above ? y - 3 : y} dy={above ? undefined : '0.35em'}>
        {label}
      </text>
    </g>
  );
}
