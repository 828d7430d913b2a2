import { aLine, anOrder } from '../../testing/anOrder';
import { lineTrackingAttributes, trackingAttributes, trackingNumbersOf } from './tracking.domain';

describe('numbers that parcels are followed by [ORD-02]', () => {
  it('are kept with the order and with the lines of later parcels, and read from both, each once', () => {
    const lines = [aLine(), aLine({ orderItemId: '2', attributes: lineTrackingAttributes(['1Z-2', '1Z-1']) })];
    const order = anOrder(lines, { attributes: trackingAttributes(['1Z-1']) });
    expect(trackingNumbersOf(order)).toEqual(['1Z-1', '1Z-2']);
    const kept = { attributeType: 'STRING', attributeValue: '["1Z-1"]' };
    expect(order.attributes).toEqual([{ ...kept, attributeName: 'trackingNumbers' }]);
    expect(lineTrackingAttributes(['1Z-1'])).toEqual([{ ...kept, attributeName: 'track_number' }]);
  });

  it('leave no attribute behind where there are none', () => {
    expect([trackingAttributes([]), lineTrackingAttributes([]), trackingNumbersOf(anOrder())]).toEqual([[], [], []]);
  });
});
