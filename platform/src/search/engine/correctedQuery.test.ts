import { find, frameIndex } from '../testing/recordIndexFixture';
import { correctedQuery } from './correctedQuery';

const index = frameIndex(
  [
    { id: '1', brand: 'Vellino', name: 'Émeraude', colour: 'Tortoise' },
    { id: '2', brand: 'Vellino', name: 'Dama', code: '0VE1200', colour: ['Black', 'Bleck'] },
    { id: '3', brand: 'Norvane', colour: 'Black' },
  ],
  [{ equal: [['tortoise', 'havana']], oneWay: [] }],
);

function corrected(query: string): string | undefined {
  const { match } = find(index, { query, typoTolerance: 'true', leavesOut: true });
  return match && correctedQuery(index, query, match);
}

describe('a corrected query', () => {
  it('has its misspelt words as the goods that were found spell them [SRCH-01]', () => {
    expect(corrected('Velino  damma!')).toBe('vellino  dama!');
    expect(corrected('emeraudd')).toBe('émeraude');
    expect(corrected('vellino tortoisse')).toBe('vellino tortoise');
  });

  it('takes the word that most of what was found has', () => {
    expect(corrected('blak')).toBe('black');
  });

  it('corrects a word that stands for another', () => {
    expect(corrected('havanna')).toBe('havana');
  });

  it.each(['vellino', 'Émeraude', 'emeraude', 'tort', 'havana', 've1200', 'the dama', 'dama xyzzy', ''])(
    'is none where nothing is misspelt: %j',
    (query) => expect(corrected(query)).toBeUndefined(),
  );
});
