import { aCart, anOrderLine } from '@sightline/shared-lib/testing';

import { holdsLenses, piecesAdded, piecesOf } from './pieces';

const frame = anOrderLine({ orderItemId: '1', groupKey: 'g-1', extendedAttributes: { RxLensId: 'L-1' } });
const lens = anOrderLine({ orderItemId: '2', groupKey: 'g-1', extendedAttributes: { IsRoxLens: 'true' } });
const boxes = anOrderLine({ orderItemId: '3', quantity: 2 });

describe('pieces as the shopper counts them [CART-02] [CART-07]', () => {
  it('are frames and things, not the lenses in a frame', () => {
    expect(piecesOf(aCart({ lines: [frame, lens, boxes] }))).toBe(3);
  });

  it('count a lens whose frame is missing, because it is shown on its own', () => {
    expect(piecesOf(aCart({ lines: [lens] }))).toBe(1);
  });

  it('count alike before the platform has answered', () => {
    expect(
      piecesAdded([
        { partNumber: 'F', quantity: 1, groupKey: 'g-1', attributes: { RxLensId: 'L-1' } },
        { partNumber: 'L', quantity: 1, groupKey: 'g-1', attributes: { IsRoxLens: 'true' } },
      ]),
    ).toBe(1);
  });

  it('know an order with lenses by its mark or by its lines', () => {
    expect(holdsLenses(aCart({ extendedAttributes: { IS_ROX_ORDER: 'true' } }))).toBe(true);
    expect(holdsLenses(aCart({ lines: [frame, lens] }))).toBe(true);
    expect(holdsLenses(aCart())).toBe(false);
  });
});
