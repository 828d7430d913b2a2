import { fold, normaliseCode, wordsOf } from './fold';
import { respell, type SearchLanguage, stem } from './language';

describe('language analysis', () => {
  it('folds case and diacritics [SRCH-02]', () => {
    expect(['Émeraude', 'GRÜN', 'Größe', 'óculos', 'Œil'].map(fold)).toEqual([
      'emeraude',
      'grun',
      'grosse',
      'oculos',
      'oeil',
    ]);
    expect(wordsOf("Lunettes d'été, cat-eye")).toEqual(['lunettes', 'd', 'ete', 'cat', 'eye']);
  });

  it.each<[SearchLanguage, string[]]>([
    ['en', ['lens', 'lenses']],
    ['en', ['glass', 'glasses']],
    ['en', ['battery', 'batteries']],
    ['it', ['rotondo', 'rotonda', 'rotondi', 'rotonde']],
    ['it', ['bianco', 'bianchi', 'bianche']],
    ['fr', ['rond', 'ronde', 'ronds', 'rondes']],
    ['fr', ['oval', 'ovaux']],
    ['fr', ['roux', 'rou']],
    ['fr', ['gris', 'grise', 'grises']],
    ['fr', ['dore', 'doree', 'dores', 'dorees']],
    ['fr', ['violet', 'violette', 'violettes']],
    ['fr', ['blanc', 'blanche', 'blanches']],
    ['de', ['brille', 'brillen']],
    ['de', ['rund', 'runde', 'rundes', 'runden']],
    ['de', ['gold', 'golden', 'goldene', 'goldenes']],
    ['de', ['silber', 'silbern', 'silberne']],
    ['de', ['tuch', 'tucher', 'tuchern']],
    ['de', ['schwarz', 'schwarzem', 'schwarzer', 'schwarzes']],
    ['es', ['azul', 'azules']],
    ['es', ['verde', 'verdes']],
    ['es', ['redondo', 'redonda', 'redondas']],
    ['pt', ['armacao', 'armacoes']],
    ['pt', ['azul', 'azuis']],
    ['pt', ['marrom', 'marrons']],
    ['pt', ['preto', 'preta', 'pretos']],
    ['pt', ['verde', 'verdes']],
  ])('gives the %s forms %j one stem', (language, forms) => {
    expect(new Set(forms.map((form) => stem(language, form))).size).toBe(1);
  });

  it('keeps different words apart', () => {
    expect(stem('en', 'bus')).not.toBe(stem('en', 'but'));
    expect(stem('it', 'no4001s')).toBe('no4001s');
  });

  it('reads umlauts typed as two letters, in German only [SRCH-02]', () => {
    expect(['gruene', 'hoergeraet', 'blaue'].map((word) => respell('de', word))).toEqual(['grune', 'horgerat', 'blau']);
    expect(respell('fr', 'bleue')).toBe('bleue');
  });

  it('normalises codes', () => {
    expect(['0NO-4001/S', 'no4001s', '00NO 4001 S'].map(normaliseCode)).toEqual(['no4001s', 'no4001s', 'no4001s']);
    expect(normaliseCode('000')).toBe('0');
  });
});
