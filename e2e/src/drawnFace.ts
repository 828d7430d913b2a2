import { greyPicture, type ChosenFile } from './files';

interface Drawn {
  /** Between the pupils. */
  readonly mm: number;
  readonly pixelsPerMm: number;
}

const SIZE = { width: 800, height: 800 } as const;

/** A bank card, ISO/IEC 7810 ID-1. */
const CARD = { width: 85.6, height: 53.98 } as const;

function layout({ mm, pixelsPerMm }: Drawn) {
  const middle = SIZE.width / 2;
  const across = (half: number) => half * pixelsPerMm;
  return {
    size: SIZE,
    places: [
      ['Card, left edge', { x: middle - across(CARD.width / 2), y: 280 }],
      ['Card, right edge', { x: middle + across(CARD.width / 2), y: 280 }],
      ['Pupil on the left of the photo', { x: middle - across(mm / 2), y: 500 }],
      ['Pupil on the right of the photo', { x: middle + across(mm / 2), y: 500 }],
    ] as const,
  };
}

/** A photo drawn to scale: a white card on grey, two black pupils below it. */
function draw(drawn: Drawn): ChosenFile {
  const [left, right, ...pupils] = layout(drawn).places.map(([, place]) => place);
  const radius = 2 * drawn.pixelsPerMm;
  const cardTop = 410 - CARD.height * drawn.pixelsPerMm;
  return greyPicture('drawn-face.png', SIZE, (x, y) => {
    if (pupils.some((pupil) => Math.hypot(x - pupil.x, y - pupil.y) <= radius)) return 0;
    const isCard = left && right && x >= left.x && x <= right.x && y >= cardTop && y <= 410;
    return isCard ? 0xff : 0x80;
  });
}

export const drawnFace = Object.assign(draw, { layout });
