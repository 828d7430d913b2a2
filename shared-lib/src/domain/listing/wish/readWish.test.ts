import { EMPTY_LISTING } from '../listingUrl';
import { readWish } from './readWish';

const wish = (term: string) => readWish({ ...EMPTY_LISTING, term });

describe('what the words of a search say as choices', () => {
  it.each([
    ['sunglasses under 100', 'sunglasses', 100],
    ['black glasses under $120', 'black glasses', 120],
    ['up to £80.50 sunglasses', 'sunglasses', 80],
    ['glasses under 100 euros for men', 'glasses for men', 100],
    ['under 90 black sunglasses', 'black sunglasses', 90],
    ['occhiali da sole sotto i 100 euro', 'occhiali da sole', 100],
    ['occhiali neri fino a 120 €', 'occhiali neri', 120],
    ['lunettes de soleil moins de 100 euros', 'lunettes de soleil', 100],
    ["lunettes noires jusqu'à 120 €", 'lunettes noires', 120],
    ['Sonnenbrille unter 100 Euro', 'Sonnenbrille', 100],
    ['schwarze Brille bis 120 €', 'schwarze Brille', 120],
    ['gafas de sol por menos de 100 euros', 'gafas de sol', 100],
    ['gafas negras hasta 120€', 'gafas negras', 120],
    ['óculos pretos até 120', 'óculos pretos', 120],
  ])('are the highest price in "%s" [SRCH-02]', (typed, term, maxPrice) => {
    expect(wish(typed)).toEqual({ ...EMPTY_LISTING, term, maxPrice });
  });

  it.each([
    ['glasses over 200', 'glasses'],
    ['Brille ab 200 €', 'Brille'],
    ['lunettes plus de 200 €', 'lunettes'],
  ])('are the lowest price in "%s" [SRCH-02]', (typed, term) => {
    expect(wish(typed)).toEqual({ ...EMPTY_LISTING, term, minPrice: 200 });
  });

  it.each(['round 52-18', 'round 52□18 140', 'round 52-18-140'])('are lens and bridge in "%s" [SRCH-02]', (typed) => {
    const facets = { LENS_WIDTH: ['52'], BRIDGE_WIDTH: ['18'] };
    expect(wish(typed)).toEqual({ ...EMPTY_LISTING, term: 'round', facets });
  });

  it.each([
    ['sunglasses between 80 and $120', 'sunglasses'],
    ['occhiali tra 80 e 120 euro', 'occhiali'],
    ['Brille zwischen 80 und 120 €', 'Brille'],
    ['gafas entre 80 y 120', 'gafas'],
  ])('are both prices in "%s" [SRCH-05]', (typed, term) => {
    expect(wish(typed)).toEqual({ ...EMPTY_LISTING, term, minPrice: 80, maxPrice: 120 });
  });

  it.each([
    ['extra large sunglasses', 'sunglasses', ['XL', 'XXL']],
    ['oversized glasses', 'glasses', ['XL', 'XXL']],
    ['Brille für breites Gesicht', 'Brille', ['XL', 'XXL']],
    ['lunettes très grandes', 'lunettes', ['XL', 'XXL']],
    ['große Brille', 'Brille', ['L', 'XL', 'XXL']],
    ['sunglasses for small faces', 'sunglasses', ['XXS', 'XS', 'S']],
    ['kleine Damenbrille', 'Damenbrille', ['XXS', 'XS', 'S']],
    ['óculos pequenos', 'óculos', ['XXS', 'XS', 'S']],
    ['occhiali taglia l', 'occhiali', ['L']],
  ])('are the size of the frame in "%s" [SRCH-05]', (typed, term, sizes) => {
    expect(wish(typed)).toEqual({ ...EMPTY_LISTING, term, facets: { FRAME_SIZE: sizes } });
  });

  it.each([
    ['sunglasses with blue lenses', 'sunglasses', { LENS_COLOR_FACET: ['Blue'] }],
    ['Sonnenbrille mit grünen Gläsern', 'Sonnenbrille', { LENS_COLOR_FACET: ['Green'] }],
    ['lunettes verres verts monture dorée', 'lunettes', { LENS_COLOR_FACET: ['Green'], FRONT_COLOR: ['Gold'] }],
    ['green lens gold frame sunglasses', 'sunglasses', { LENS_COLOR_FACET: ['Green'], FRONT_COLOR: ['Gold'] }],
    ['clear lens clear frame glasses', 'glasses', { LENS_COLOR_FACET: ['Clear'], FRONT_COLOR: ['Transparent'] }],
    ['tortoise frame grey lens sunglasses', 'sunglasses', { LENS_COLOR_FACET: ['Grey'], FRONT_COLOR: ['Tortoise'] }],
    ['gafas negras con lentes marrones', 'gafas negras', { LENS_COLOR_FACET: ['Brown'] }],
    ['rosa Gläser', '', { LENS_COLOR_FACET: ['Pink'] }],
  ])('are the colour of the lens, and of the frame beside it, in "%s" [SRCH-05]', (typed, term, facets) => {
    expect(wish(typed)).toEqual({ ...EMPTY_LISTING, term, facets });
  });

  it.each([
    ['glasses for a round face', 'glasses', ['Rectangle', 'Square', 'Trapeze', 'Browline']],
    ['Brille für herzförmiges Gesicht', 'Brille', ['Panto', 'Round', 'Oval', 'Aviator']],
    ['occhiali per viso tondo', 'occhiali', ['Rectangle', 'Square', 'Trapeze', 'Browline']],
    ['gafas para cara cuadrada', 'gafas', ['Round', 'Oval', 'Panto', 'Aviator']],
    ['óculos para rosto oval', 'óculos', ['Panto', 'Square', 'Aviator', 'Hexagonal']],
  ])('are frames that suit the face in "%s" [SRCH-05]', (typed, term, shapes) => {
    expect(wish(typed)).toEqual({ ...EMPTY_LISTING, term, facets: { FRAME_SHAPE: shapes } });
  });

  it.each([
    ['new arrivals sunglasses', 'sunglasses', { IS_NEW: ['TRUE'] }],
    ['limited edition', '', { LIMITED_EDITION: ['TRUE'] }],
    ['Sonnenbrille limitierte Edition', 'Sonnenbrille', { LIMITED_EDITION: ['TRUE'] }],
    ['occhiali più venduti', 'occhiali', { LX_IS_MOST_POPULAR: ['TRUE'] }],
    ['gafas puente bajo', 'gafas', { GEOFIT: ['Low bridge'] }],
    ['óculos mais vendidos novidades', 'óculos', { LX_IS_MOST_POPULAR: ['TRUE'], IS_NEW: ['TRUE'] }],
  ])('are a badge or a bridge in "%s" [SRCH-05]', (typed, term, facets) => {
    expect(wish(typed)).toEqual({ ...EMPTY_LISTING, term, facets });
  });

  it.each([
    ['sale', ''],
    ['sunglasses on sale', 'sunglasses'],
    ['reduced aviators', 'aviators'],
    ['special offers contact lenses', 'contact lenses'],
    ['black friday sunglasses', 'sunglasses'],
    ['saldi', ''],
    ['occhiali da sole in saldo', 'occhiali da sole'],
    ['occhiali scontati', 'occhiali'],
    ['soldes', ''],
    ['lunettes de soleil en promotion', 'lunettes de soleil'],
    ['montures à prix réduit', 'montures'],
    ['Angebote', ''],
    ['Sonnenbrillen im Angebot', 'Sonnenbrillen'],
    ['reduzierte Sonnenbrillen', 'Sonnenbrillen'],
    ['rebajas', ''],
    ['gafas de sol en oferta', 'gafas de sol'],
    ['promoções', ''],
    ['óculos de sol em promoção', 'óculos de sol'],
    ['oculos com desconto', 'oculos'],
  ])('are reduced prices in "%s" [SRCH-05]', (typed, term) => {
    expect(wish(typed)).toEqual({ ...EMPTY_LISTING, term, facets: { REDUCED: ['true'] } });
  });

  it.each(['discount code', 'codice sconto', 'code promo', 'Rabattcode', 'código de descuento', 'student discount'])(
    'are no reduced prices where "%s" asks how to pay less [SRCH-05]',
    (term) => {
      expect(wish(term)).toEqual({ ...EMPTY_LISTING, term });
    },
  );

  it('are a son where they say whose [SRCH-05]', () => {
    expect(wish('lunettes pour mon fils')).toEqual({
      ...EMPTY_LISTING,
      term: 'lunettes',
      facets: { GENDER: ['kids'] },
    });
    expect(wish('lunettes pour mon petit-fils').facets).toEqual({ GENDER: ['kids'] });
    expect(wish('ondine et fils').term).toBe('ondine et fils');
  });

  it.each([
    'solution up to 100 ml',
    'Corso 21 round',
    'marlowe pike 4020',
    'no 4001 s',
    'ca-4106-s',
    '1-day',
    'under 100',
    'small glasses case',
    'best seller contact lenses',
    'große Flasche',
    'Brille für kleines Mädchen',
    'lunettes petite fille',
    'black frames',
    'lentes azuis',
    'lentes de contacto verdes',
    'green contact lenses',
    'round glasses',
  ])('stay words in "%s" [SRCH-02]', (term) => {
    expect(wish(term)).toEqual({ ...EMPTY_LISTING, term });
  });

  it('keep the choices made already, and begin at the first page [PLP-02]', () => {
    const state = { ...EMPTY_LISTING, term: 'round under 90', page: 3, facets: { BRAND: ['Norvane'] } };
    expect(readWish(state)).toEqual({ ...state, term: 'round', page: 1, maxPrice: 90 });
  });
});
