import type { Fragments } from '@sightline/shared-lib/contracts';
import { fakeServices } from '@sightline/shared-lib/testing';

import { configure } from './configure';

function opened(onOpened?: () => void) {
  const services = fakeServices({ commandFakes: { 'cart.openSummary': () => undefined } });
  const outcome = configure({ partNumber: '2900000000017', ...(onOpened ? { onOpened } : {}) }, services);
  const [overlay] = services.openOverlays;
  if (overlay?.name !== 'lenses.configurator') throw new Error('The configurator did not open.');
  return { services, outcome, props: overlay.props as Fragments['lenses.configurator'] };
}

describe('choosing lenses for a frame', () => {
  it('opens the configurator for it and answers the pair, over which the bag opens [RX-10] [RX-11]', async () => {
    const { services, outcome, props } = opened();
    expect(props.partNumber).toBe('2900000000017');
    await Promise.resolve();
    props.onAdded({ rxLensId: 'L-1', groupKey: 'g-1' });
    expect(await outcome).toEqual({ rxLensId: 'L-1', groupKey: 'g-1' });
    expect(services.openOverlays).toEqual([]);
    expect(services.commands.runs).toEqual([['cart.openSummary', {}]]);
  });

  it('tells once that it is open, while the answer is still to come [RX-10]', async () => {
    const told: string[] = [];
    const { outcome, props } = opened(() => void told.push('open'));
    const answered = outcome.then(() => told.push('answered'));
    await Promise.resolve();
    expect(told).toEqual(['open']);
    props.onClose();
    await answered;
    expect(told).toEqual(['open', 'answered']);
  });

  it('stays as it is when it is asked for again while it is open, and opens anew afterwards [RX-10]', async () => {
    const { services, outcome, props } = opened();
    const again = configure({ partNumber: '2900000000017' }, services);
    await Promise.resolve();
    expect(services.openOverlays).toHaveLength(1);
    props.onClose();
    expect(await Promise.all([outcome, again])).toEqual([null, null]);
    const anew = opened();
    expect(anew.services.openOverlays).toHaveLength(1);
    await Promise.resolve();
    anew.props.onClose();
    await anew.outcome;
  });

  it('answers nothing when the shopper leaves [RX-10]', async () => {
    const { services, outcome, props } = opened();
    await Promise.resolve();
    props.onClose();
    expect(await outcome).toBeNull();
    expect([services.openOverlays, services.commands.runs]).toEqual([[], []]);
  });
});
