import { codeFacet, toggleFacet } from '@sightline/shared-lib/domain/listing';
import { frameShapeOf } from '@sightline/shared-lib/domain/product';
import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { FacetColour, FacetGroup, FacetList, FacetShape, FacetValue } from '@sightline/shared-lib/ui';

import { useState, type ReactNode } from 'react';

import { discColour, isPale } from '../../catalogue/colours/colours';
import type { ListingAnswer } from '../../catalogue/query/listingData';
import type { ListingKind } from '../../catalogue/query/listingKind';
import { currentPLPFacets } from './currentFacets';
import type { OfferedEntry } from './currentFacets';
import { FacetFinder } from './FacetFinder';
import { PriceGroup } from './PriceGroup';

interface FacetPanelProps {
  readonly kind: ListingKind;
  readonly path: string;
  readonly state: ListingState;
  readonly answer: Pick<ListingAnswer, 'facets' | 'priceBounds' | 'priceMode' | 'index'>;
  readonly hrefOf: (state: ListingState) => string;
  readonly onChoose: (state: ListingState) => void;
  /** Above the sizes: the shopper's own, where it is known. */
  readonly sizeHelp?: ReactNode;
}

/** Shapes drawn as their outline, most products first; the rarer ones are words, which weigh less. */
const SIGNS = 6;

/** Every facet of a listing with counts; each value is a link to the list with it (PLP-03). */
export function FacetPanel(props: FacetPanelProps) {
  const { kind, state, answer, hrefOf, onChoose, sizeHelp } = props;
  const { site } = useServices();
  const { t, tag } = useTranslation();
  const isRadio = (facet: string, entries: readonly OfferedEntry[]) =>
    entries.filter(({ facetName }) => facetName === facet).length > 1 &&
    [facet, codeFacet(facet)].some((name) => site.config.plpRadioButtonFacets.includes(name));

  const [first] = useState(answer);
  return currentPLPFacets(kind, state, answer, t, first).map(({ plan, entries }) => {
    const title = t(plan.titleKey);
    if (plan.sources.length === 0) return <PriceGroup key={plan.titleKey} {...props} title={title} />;
    const isOpen = plan.open || entries.some(({ chosen }) => chosen);
    const drawn = plan.look === 'shape' ? entries.slice(0, SIGNS).filter(({ value }) => frameShapeOf(value)) : [];
    const said = entries.filter((entry) => !drawn.includes(entry));
    const [source] = plan.sources;
    const isSize = source?.name === 'FRAME_SIZE';
    const offer = (entry: OfferedEntry) => {
      const { facetName, label, value, chosen, count } = entry;
      const single = isRadio(facetName, entries);
      const next = toggleFacet(state, facetName, value, single);
      const link = {
        href: hrefOf(next),
        label,
        chosen,
        rel: 'nofollow',
        onChoose: () => onChoose(next),
      };
      const key = `${facetName} ${value}`;
      const shape = drawn.includes(entry) ? frameShapeOf(value) : undefined;
      if (shape) return <FacetShape key={key} {...link} shape={shape} />;
      if (plan.look === 'colour')
        return <FacetColour key={key} {...link} colour={discColour(value)} light={isPale(value)} />;
      return <FacetValue key={key} {...link} count={count.toLocaleString(tag)} single={single} />;
    };
    return (
      <FacetGroup key={plan.titleKey} title={title} hint={plan.hintKey && t(plan.hintKey)} open={isOpen}>
        {isSize ? sizeHelp : null}
        {plan.look === 'box' && source ? (
          <FacetFinder
            title={title}
            facetName={source.name}
            indexName={answer.index}
            entries={entries}
            onPick={({ facetName, value }) =>
              onChoose(toggleFacet(state, facetName, value, isRadio(facetName, entries)))
            }
          />
        ) : null}
        {drawn.length > 0 ? <FacetList columns={2}>{drawn.map(offer)}</FacetList> : null}
        {said.length > 0 ? <FacetList columns={plan.look === 'colour' ? 2 : 1}>{said.map(offer)}</FacetList> : null}
      </FacetGroup>
    );
  });
}
