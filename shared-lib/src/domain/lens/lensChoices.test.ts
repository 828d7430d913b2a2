import { lensChoices } from './lensChoices';

describe('what a contact lens is made in', () => {
  it('is told by its attributes, colours and additions by their words [RX-20]', () => {
    const codes = { CL_POWER: ['-1.00', '-1.25'], CL_COLOR: ['GRN', 'BLU'], CL_ADDITION: ['LOW'], CL_DOMINANCE: ['D'] };
    expect(lensChoices({ names: {}, codes, values: { CL_COLOR: ['Verde'], CL_POWER: ['x', 'y'] } })).toEqual({
      offered: { power: ['-1.00', '-1.25'], colour: ['GRN', 'BLU'], addition: ['LOW'] },
      asksDominance: true,
      words: { GRN: 'Verde', BLU: 'BLU', LOW: 'LOW' },
    });
  });

  it('is nothing where nothing is said [RX-20]', () => {
    expect(lensChoices({ names: {}, codes: { CL_POWER: [], CL_DOMINANCE: [] }, values: {} })).toEqual({
      offered: {},
      asksDominance: false,
      words: {},
    });
  });
});
