import { codeFacet, toggleFacet } from '@sightline/shared-lib/domain/listing';
import { frameShapeOf } from '@sightline/shared-lib/domain/product';
import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { FacetColour, FacetGroup, FacetList, FacetShape, FacetValue } from '@sightline/shared-lib/ui';

import type { ReactNode } from 'react';

import { discColour, isPale } from '../../catalogue/colours/colours';
import { facetLabel } from '../../catalogue/query/facetWords';
import type { CountedValue } from '../../catalogue/query/facetWords';
import type { ListingAnswer } from '../../catalogue/query/listingData';
import { LISTING_PLANS } from '../../catalogue/query/listingPlans';
import type { ListingKind } from '../../catalogue/query/listingKind';
import type { FacetGroupPlan, FacetSource } from '../../catalogue/query/listingPlans';
import { PriceGroup } from './PriceGroup';

interface FacetPanelProps {
  readonly kind: ListingKind;
  readonly path: string;
  readonly state: ListingState;
  readonly answer: Pick<ListingAnswer, 'facets' | 'priceBounds'>;
  readonly hrefOf: (state: ListingState) => string;
  readonly onChoose: (state: ListingState) => void;
  /** Above the sizes: the shopper's own, where it is known. */
  readonly sizeHelp?: ReactNode;
}

/** A value with the facet it belongs to, because a group may hold values of several. */
interface OfferedValue extends CountedValue {
  readonly facet: string;
  readonly chosen: boolean;
}

/** Shapes drawn as their outline, most products first; the rarer ones are words, which weigh less. */
const SIGNS = 6;

/** Values worth showing: those with products and those chosen, the chosen on top except where order means something. */
function offered({ name, only, without }: FacetSource, { facets }: FacetPanelProps['answer'], state: ListingState) {
  const chosen = state.facets[name] ?? [];
  return (facets[name] ?? [])
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .filter(({ value }) => (only ? only.includes(value) : true) && !without?.includes(value))
    .map((entry): OfferedValue => ({ ...entry, facet: name, chosen: chosen.includes(entry.value) }));
}

function valuesOf(plan: FacetGroupPlan, { answer, state }: FacetPanelProps): readonly OfferedValue[] {
  const values = plan.sources.flatMap((source) => offered(source, answer, state));
  return plan.look === 'box' && plan.sources[0]?.name !== 'FRAME_SIZE'
    ? values.toSorted((a, b) => Number(b.chosen) - Number(a.chosen))
    : values;
}

/** Every facet of a listing with counts; each value is a link to the list with it (PLP-03). */
export function FacetPanel(props: FacetPanelProps) {
  const { kind, state, hrefOf, onChoose, sizeHelp } = props;
  const { site } = useServices();
  const { t, tag } = useTranslation();
  const isRadio = (facet: string, values: readonly OfferedValue[]) =>
    values.filter((value) => value.facet === facet).length > 1 &&
    [facet, codeFacet(facet)].some((name) => site.config.plpRadioButtonFacets.includes(name));

  return LISTING_PLANS[kind].map((plan) => {
    const title = t(plan.titleKey);
    if (plan.sources.length === 0) return <PriceGroup key={plan.titleKey} {...props} title={title} />;
    const values = valuesOf(plan, props);
    if (values.length === 0) return null;
    const isOpen = plan.open || values.some(({ chosen }) => chosen);
    const drawn = plan.look === 'shape' ? values.slice(0, SIGNS).filter(({ value }) => frameShapeOf(value)) : [];
    const said = values.filter((value) => !drawn.includes(value));
    const isSize = plan.sources[0]?.name === 'FRAME_SIZE';
    const offer = (offeredValue: OfferedValue) => {
      const { facet, value, chosen, count } = offeredValue;
      const single = isRadio(facet, values);
      const next = toggleFacet(state, facet, value, single);
      const link = {
        href: hrefOf(next),
        label: facetLabel(facet, value, t),
        chosen,
        rel: 'nofollow',
        onChoose: () => onChoose(next),
      };
      const key = `${facet} ${value}`;
      const shape = drawn.includes(offeredValue) ? frameShapeOf(value) : undefined;
      if (shape) return <FacetShape key={key} {...link} shape={shape} />;
      if (plan.look === 'colour')
        return <FacetColour key={key} {...link} colour={discColour(value)} light={isPale(value)} />;
      return <FacetValue key={key} {...link} count={count.toLocaleString(tag)} single={single} />;
    };
    return (
      <FacetGroup key={plan.titleKey} title={title} hint={plan.hintKey && t(plan.hintKey)} open={isOpen}>
        {isSize ? sizeHelp : null}
        {drawn.length > 0 ? <FacetList columns={2}>{drawn.map(offer)}</FacetList> : null}
        {said.length > 0 ? <FacetList columns={plan.look === 'colour' ? 2 : 1}>{said.map(offer)}</FacetList> : null}
      </FacetGroup>
    );
  });
}
