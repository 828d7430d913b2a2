import { extent, filesUnder, percent, scoresOf } from './survivors';

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a  >=\n b',
  location: { start: { line } },
});

describe('the report of mutants', () => {
  it('names by file what no test noticed, worst file first, and leaves out what cannot be judged', () => {
    const scores = scoresOf({
      files: {
        'good.ts': { mutants: [mutant('Killed'), mutant('Timeout'), mutant('CompileError'), mutant('Ignored')] },
        'weak.ts': { mutants: [mutant('Killed'), mutant('Survived', 7), mutant('NoCoverage', 9)] },
        'empty.ts': { mutants: [mutant('Ignored')] },
      },
    });
    expect(scores).toEqual([
      {
        file: 'weak.ts',
        noticed: 1,
        survived: 2,
        survivors: ['line 7: EqualityOperator: a >= b', 'line 9: EqualityOperator, which no test reaches: a >= b'],
      },
      { file: 'good.ts', noticed: 2, survived: 0, survivors: [] },
    ]);
  });

  it('counts in whole per cent and never up, so that 100 means all', () => {
    expect(percent([{ noticed: 999, survived: 1 }])).toBe(99);
    expect(
      percent([
        { noticed: 1, survived: 0 },
        { noticed: 1, survived: 2 },
      ]),
    ).toBe(50);
    expect(percent([])).toBe(100);
  });

  it('is parted by folder, and a longer name is another folder', () => {
    const files = { 'src/tax/a.ts': { mutants: [] }, 'src/taxes/b.ts': { mutants: [] }, 'src/tax.ts': { mutants: [] } };
    expect(Object.keys(filesUnder({ files }, 'src/tax').files)).toEqual(['src/tax/a.ts']);
  });

  it('says of how many mutants a sample was judged', () => {
    const judged = [mutant('Killed'), mutant('Survived'), mutant('NoCoverage'), mutant('Ignored')];
    const aside = { ...mutant('CompileError'), statusReason: 'not in the sample' };
    expect(extent({ files: { 'a.ts': { mutants: judged } } })).toBe('3 mutants');
    expect(extent({ files: { 'a.ts': { mutants: judged }, 'b.ts': { mutants: [aside, aside] } } })).toBe(
      'a sample of 3 of 5 mutants',
    );
  });
});
