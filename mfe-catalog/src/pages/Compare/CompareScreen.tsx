import type { PageProps } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, Checkbox, EmptyState, Heading, media, Note, Page } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import {
  COMPARED_PARAMETER,
  comparedProducts,
  keepCompared,
  MOST_COMPARED,
} from '../../catalogue/compared/comparedProducts';
import { tableWidth } from '../../features/compare/compareStyle';
import { CompareTable } from '../../features/compare/CompareTable';
import type { CompareView } from '../../features/compare/compareView';
import { useCompared } from '../../catalogue/compared/useCompared';
import { useShare } from '../../catalogue/links/useShare';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 32px;
  margin: 4px 0 24px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 24px;
  }
  ${media.md} {
    ${tableWidth}
  }
`;

/** Up to four products beside each other; the address says which, so it can be shared and kept. */
export function CompareScreen({ data }: PageProps<CompareView>) {
  const { navigation, storage, reportFailure } = useServices();
  const { t } = useTranslation();
  const { hrefOf } = useCompared();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const share = useShare(t('Compare.Title'));
  const { products, groups, missing } = data;
  const shown = products.map(({ partNumber }) => partNumber);
  const isBare = shown.length === 0 && missing === 0;

  useEffect(() => {
    // An address without products means those of this device.
    const own = isBare ? comparedProducts(storage) : [];
    if (own.length === 0) return;
    const href = navigation.href({ page: 'compare', query: { [COMPARED_PARAMETER]: own } });
    navigation.navigate(href, { replace: true }).catch(reportFailure);
  }, [isBare, navigation, storage, reportFailure]);

  const without = (partNumber: string) => shown.filter((one) => one !== partNumber);
  const remove = (partNumber: string) => {
    const next = without(partNumber);
    keepCompared(
      storage,
      comparedProducts(storage).filter((one) => one !== partNumber),
    );
    navigation.navigate(hrefOf(next), { replace: true, keepScroll: true }).catch(reportFailure);
  };

  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Head data-columns={shown.length}>
        <Heading level={1}>{t('Compare.Title')}</Heading>
        {shown.length > 1 ? (
          <div>
            <Checkbox
              label={t('Compare.Differences')}
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />
            <Button variant="text" onClick={share}>
              {t('Product.Share')}
            </Button>
          </div>
        ) : null}
      </Head>
      {missing > 0 ? <Note tone="warn">{t('Compare.Missing', { count: missing })}</Note> : null}
      {shown.length > 0 ? (
        <CompareTable
          products={products}
          groups={groups}
          hrefWithout={(partNumber) => hrefOf(without(partNumber))}
          onRemove={remove}
          onlyDifferences={onlyDifferences}
        />
      ) : null}
      {shown.length < 2 ? (
        <EmptyState
          sign="rectangle"
          title={t(shown.length === 0 ? 'Compare.Empty' : 'Compare.One')}
          actions={
            <>
              <ButtonLink href={navigation.localise('/sunglasses')}>{t('Section.sunglasses')}</ButtonLink>
              <ButtonLink variant="outlined" href={navigation.localise('/eyeglasses')}>
                {t('Section.eyeglasses')}
              </ButtonLink>
            </>
          }
        >
          {t('Compare.How', { most: MOST_COMPARED })}
        </EmptyState>
      ) : null}
    </Page>
  );
}
