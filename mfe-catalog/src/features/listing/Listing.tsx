import { choiceCount } from '@sightline/shared-lib/domain/listing';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Columns, Heading, Icon, Page, VisuallyHidden } from '@sightline/shared-lib/ui';
import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';

import { useCompared } from '../../catalogue/compared/useCompared';
import { useSearchInsights } from '../../catalogue/insights/useSearchInsights';
import { openedLater } from '../../loading/openedLater';
import { Crumbs } from '../../catalogue/links/Crumbs';
import type { FacetColumnProps } from './facetColumnProps';
import { LateBanners, LateChips, LateNothing } from './lateParts';
import type { ListingData } from '../../catalogue/query/listingData';
import { Bar, Head, Results } from './listingStyle';
import { isFrameList } from '../../catalogue/query/listingKind';
import { SortForm } from './SortForm';
import { ShownTiles } from './ShownTiles';
import { useListing } from './useListing';
import { useOwnList } from './useOwnList';
import { useTileLayout } from './useTileLayout';

const FilterDrawer = openedLater(() => import('./FilterDrawer'));
const CompareTray = openedLater(() => import('../../catalogue/compared/CompareTray'));

interface ListingProps {
  readonly data: ListingData;
  /** Beside the list, on screens that have the room. */
  readonly Facets: ComponentType<FacetColumnProps>;
  /** Below the title: the field of a search. */
  readonly field?: ReactNode;
  /** Between head and list: content hits of a search. */
  readonly children?: ReactNode;
  /** Below the list. */
  readonly after?: ReactNode;
  /** In place of the usual words when nothing was found at all. */
  readonly nothing?: ReactNode;
}

/** A list of products with its facets, order and pages; its whole state is the address (PLP-02). */
export function Listing({ data, Facets, field, children, after, nothing }: ListingProps) {
  const { t } = useTranslation();
  const { path, title, state, answer, breadcrumbs } = data;
  const { kind } = data.scope;
  const steps = useListing(data);
  useOwnList(data, steps);
  const [layout, toggleLayout] = useTileLayout();
  const [filtering, setFiltering] = useState(false);
  const { partNumbers: compared } = useCompared();
  const insights = useSearchInsights({ ...answer, tiles: answer.productList }, state);
  const { asked } = steps;
  const chosen = choiceCount(asked);
  const total = answer.productListTotal;
  const count = t(isFrameList(kind) ? 'Listing.Frames' : 'Listing.Products', {
    count: total,
    total: answer.totalText,
  });
  const openFilter = (event: MouseEvent) => {
    event.preventDefault();
    setFiltering(true);
  };
  /** Not even without choices is there anything: nothing to narrow, nothing to put in order. */
  const isEmpty = total === 0 && choiceCount(state) === 0;

  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Crumbs entries={breadcrumbs} />
      <Head>
        <Heading level={1}>{title}</Heading>
        {field}
        {isEmpty && nothing ? null : <output className="count">{count}</output>}
        {data.intro ? <p className="intro">{data.intro}</p> : null}
        {isEmpty ? null : (
          <Bar>
            <a href="#filters" onClick={openFilter} aria-haspopup="dialog">
              <Icon name="filter" />
              {chosen > 0 ? t('Listing.FilterCount', { count: chosen }) : t('Listing.Filter')}
            </a>
            <SortForm path={path} state={asked} onChoose={steps.open} />
            <button type="button" aria-pressed={layout === 'comfortable'} onClick={toggleLayout}>
              <Icon name={layout === 'compact' ? 'rows' : 'grid'} />
              <VisuallyHidden>{t('Listing.Layout')}</VisuallyHidden>
            </button>
          </Bar>
        )}
      </Head>
      {answer.banners.length > 0 ? <LateBanners banners={answer.banners} /> : null}
      {children}
      {isEmpty ? (
        (nothing ?? <LateNothing data={data} steps={steps} />)
      ) : (
        <Columns layout="facets">
          <Facets data={data} state={asked} hrefOf={steps.hrefOf} onChoose={steps.open} />
          <Results>
            {chosen > 0 ? <LateChips steps={steps} /> : null}
            {total === 0 ? (
              <LateNothing data={data} steps={steps} />
            ) : (
              <ShownTiles data={data} steps={steps} layout={layout} onOpen={insights.opened} />
            )}
          </Results>
        </Columns>
      )}
      {after}
      {compared.length > 0 ? <CompareTray /> : null}
      {filtering ? (
        <FilterDrawer
          data={data}
          start={asked}
          onClose={() => setFiltering(false)}
          onShow={(next) => {
            setFiltering(false);
            if (steps.hrefOf(next) !== steps.hrefOf(asked)) steps.open(next);
          }}
        />
      ) : null}
    </Page>
  );
}
