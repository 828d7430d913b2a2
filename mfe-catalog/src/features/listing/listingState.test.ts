import { EMPTY_LISTING } from '@sightline/shared-lib/domain/listing';
import { fakeServices } from '@sightline/shared-lib/testing';

import { sampleListing } from '../../testing/samples';
import { wordsOf } from '../../testing/words';
import { currentPLPFacets, facetsAlwaysEmpty } from './currentFacets';
import { selectedFacets } from '../../catalogue/query/selectedFacets';

const t = wordsOf(fakeServices());
const { answer } = sampleListing;

describe('the state of a list', () => {
  it('knows each choice by its facet value, with name and words, two that are both True too [PLP-01]', () => {
    const facets = { ROXABLE: ['True'], POLARIZED: ['True'], BRAND: ['Norvane', 'Halden'] };
    expect(selectedFacets({ ...EMPTY_LISTING, facets }, t)).toMatchObject({
      'ROXABLE:True': { facetName: 'ROXABLE', value: 'True' },
      'POLARIZED:True': { facetName: 'POLARIZED', value: 'True' },
      'BRAND:Norvane': { facetName: 'BRAND', label: 'Norvane', value: 'Norvane' },
      'BRAND:Halden': { facetName: 'BRAND', label: 'Halden', value: 'Halden' },
    });
  });

  it('offers the facets of its kind with label, value and count, those without a value left out [PLP-01]', () => {
    const groups = currentPLPFacets('frames', EMPTY_LISTING, answer, t);
    const shapes = groups.find(({ plan }) => plan.look === 'shape')?.entries;
    expect(shapes?.[0]).toEqual({ facetName: 'FRAME_SHAPE', label: 'Round', value: 'Round', count: 40, chosen: false });
    expect(groups.map(({ plan }) => plan.titleKey)).not.toContain('Listing.Group.Gender');
    expect([...facetsAlwaysEmpty('frames', EMPTY_LISTING, answer)]).toEqual([
      'FRAME_MATERIAL_FACET',
      'GENDER',
      'GEOFIT',
    ]);
  });

  it('leaves drawn shapes where they stood, however the counts change [PLP-01]', () => {
    const counted = (...values: string[]) => ({
      facets: { FRAME_SHAPE: values.map((value, at) => ({ value, count: 9 - at })) },
    });
    const shapes = (now: string[], first: string[]) =>
      currentPLPFacets('frames', EMPTY_LISTING, counted(...now), t, counted(...first))
        .find(({ plan }) => plan.look === 'shape')
        ?.entries.map(({ value }) => value);
    expect(shapes(['Square', 'Panto', 'Round'], ['Round', 'Square'])).toEqual(['Round', 'Square', 'Panto']);
  });

  it('keeps a choice in sight when nothing matches it any more [PLP-01] [PLP-03]', () => {
    const facets = { ...answer.facets, GENDER: [{ value: 'Kids', count: 0 }] };
    const state = { ...EMPTY_LISTING, facets: { GENDER: ['Kids'] } };
    const groups = currentPLPFacets('frames', state, { facets }, t);
    expect(groups.find(({ plan }) => plan.titleKey === 'Listing.Group.Gender')?.entries).toMatchObject([
      { value: 'Kids', count: 0, chosen: true },
    ]);
  });
});
