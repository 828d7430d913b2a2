import { lensOutline, usualBox } from '../../domain/lens/lensOutline';
import { FRAME_SHAPES, type FrameShape } from '../../domain/lens/shapeNumbers';
import { GOODS_OUTLINES, type GoodsOutline } from '../../domain/product/outline';
import { GOODS_LINES } from '../FrameSign/goodsLines';
import { noseEdge, SIGN_UNITS, signPath } from '../FrameSign/outlinePath';
import { FRONTS } from '../Swatches/swatchColours';

/** Rim, brow and lower edge beyond the lens box, as much as the place of a front that has not come is higher than its lens. */
const RIM_MM = 10;
/** Both end pieces, beyond the lens boxes. */
const ENDS_MM = 12;
const STROKE_MM = 2.4;
/** From one drawing of the sheet to the next: a drawing is 100 high, and a tenth of that keeps its neighbour out of its place. */
const PITCH = 110;
const OUTLINES = [...FRAME_SHAPES, ...GOODS_OUTLINES];
const HEIGHT = PITCH * (OUTLINES.length - 1) + 100;

const tenth = (value: number) => Number(value.toFixed(1));

/** How far the temple side of a lens lies from its centre at a height (mm, upwards). */
function templeEdge(shape: FrameShape, width: number, height: number, at: number): number {
  const side = lensOutline(shape, width, height).filter(([x]) => x > 0);
  const [x] = side.reduce((best, point) => (Math.abs(point[1] - at) < Math.abs(best[1] - at) ? point : best));
  return tenth(x);
}

/** One front about its middle, as wide and as high as its place: rims, bridge, end pieces, and lenses in a faint tint. */
function front(shape: FrameShape): string {
  const [lens, lensHeight, bridge] = usualBox(shape);
  const [width, height] = [2 * lens + bridge + ENDS_MM, lensHeight + RIM_MM];
  const whole = shape === 'shield';
  const [rim, rimHeight] = [(whole ? 2 * lens + bridge : lens) + STROKE_MM, lensHeight + STROKE_MM];
  const centre = whole ? 0 : (lens + bridge) / 2;
  const [bridgeY, endY] = [tenth(0.2 * lensHeight), tenth(0.25 * lensHeight)];
  const half = tenth(centre - noseEdge(shape, rim, rimHeight, bridgeY));
  const end = tenth(centre + templeEdge(shape, rim, rimHeight, endY));
  const side = [
    `<path fill="#000" fill-opacity=".1" stroke-width="${STROKE_MM * SIGN_UNITS}" transform="translate(${centre})scale(${1 / SIGN_UNITS})" d="${signPath(shape, rim, rimHeight)}"/>`,
    `<path stroke-width="3.6" d="M${end} ${-endY}H${width / 2}"/>`,
  ].join('');
  const across = whole ? '' : `<path d="M${-half} ${-bridgeY}Q0 ${tenth(-bridgeY - 5)} ${half} ${-bridgeY}"/>`;
  return `viewBox="${-width / 2} ${-height / 2} ${width} ${height}">${side}<g transform="scale(-1 1)">${side}</g>${across}</svg>`;
}

/** Goods that are no frame: their lines in a place of four by three, which is what theirs is until a picture says more. */
function goods(outline: GoodsOutline): string {
  return `viewBox="-75 -56 150 112" stroke-width="1.6"><path d="${GOODS_LINES[outline].join('')}"/></svg>`;
}

/** Every outline below the other, for a mask: each is stretched to the place that its picture will take. */
export function outlineSheet(): string {
  const drawings = [...FRAME_SHAPES.map(front), ...GOODS_OUTLINES.map(goods)];
  const fronts = drawings.map(
    (drawing, index) => `<svg y="${PITCH * index}" width="100" height="100" preserveAspectRatio="none" ${drawing}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${HEIGHT}" preserveAspectRatio="none" fill="none" stroke="#000" stroke-width="${STROKE_MM}">${fronts.join('')}</svg>`;
}

/**
 * Rules by the addresses of the sheet and of the shape of a bust. A picture that has not arrived is a plain area in the front's colour, cut to its shape: no element and no script of its own. The document's
 * own script says what has arrived, and from when on outlines are drawn at all.
 */
export function outlineCss(sheet: string, shade: string): string {
  return [
    // What a dialog shows is looked at already.
    `[data-outlines] .on-bust,dialog .on-bust{background:url(${shade}) bottom/contain no-repeat content-box}`,
    '@media(forced-colors:none){',
    // Pale fronts are seen on a pale ground too.
    '[data-outlines] .hung:not([data-arrived]){background:color-mix(in srgb,currentColor 85%,var(--plate-ink));',
    `mask:url(${sheet}) 0 calc(var(--s,99)*100%/${OUTLINES.length - 1})/100% ${HEIGHT}% no-repeat}}`,
    ...OUTLINES.map((outline, index) => `.s-${outline}{--s:${index}}`),
    ...Object.entries(FRONTS).map(([code, colour]) => `.f-${code}{color:${colour}}`),
  ].join('');
}
