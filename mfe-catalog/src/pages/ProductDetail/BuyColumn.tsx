import type { PageRequest } from '@sightline/shared-lib/contracts';
import { isAddToCartEnabled } from '@sightline/shared-lib/domain/product';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { ButtonLink, media, Price, SecondaryBadges, Swatches } from '@sightline/shared-lib/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { primaryBadgeKey, secondaryBadgeKey } from '../../catalogue/facts/badgeKeys';
import { ownPrice } from '../../catalogue/prices/whosePrices';
import { ProductNames } from '../../catalogue/tiles/ProductNames';
import { AddToBag } from './AddToBag';
import { isForSale } from './chosenOf';
import { Financing } from './Financing';
import { LateActions, LateColours, LateLensBuy, LateLensWays, LateStock } from './lateParts';
import { useLensWay } from './lensWay';
import { SizePart } from './SizePart';
import type { ProductView } from './productView';
import { TellMe } from './TellMe';
import { useChoice } from './useChoice';
import { useFreshStock } from './useFreshStock';
import { useLensAddress } from './useLensAddress';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  & > .part {
    display: grid;
    gap: 8px;
    padding-top: 20px;
    border-top: 1px solid var(--line);
  }
  ${media.md} {
    gap: 24px;
    & > .part {
      padding-top: 24px;
    }
  }
`;

interface BuyColumnProps {
  readonly view: ProductView;
  readonly request: PageRequest;
}

/** Everything between seeing and buying: badge, name, price, colour, size, button, delivery. */
export function BuyColumn({ view: given, request }: BuyColumnProps) {
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const { choice: chosen, hrefOf, pick } = useChoice(given, request);
  const [view, read, isThere] = useFreshStock(given, t);
  // What was chosen stays so when it turns out to be gone.
  const choice = chosen && view.choices[given.choices.indexOf(chosen)];
  const column = useRef<HTMLDivElement>(null);
  const way = useLensWay(column, given);
  useLensAddress(view, choice);
  const tags = choice?.tags ?? null;
  const price = tags && ownPrice(tags, user?.userLoggedIn);
  const withLenses = view.takesPrescription && way === 'lenses';
  const hasSizes = view.choices.length > 1 || choice?.mm !== undefined;

  return (
    <Root ref={column}>
      <ProductNames
        badge={view.badge && t(primaryBadgeKey(view.badge))}
        brand={view.brand}
        name={view.name}
        detail={view.detail}
        price={price ? <Price {...price} size="large" /> : t('Product.NoPrice')}
      >
        {choice?.financed && !withLenses && isForSale(choice.stock) ? <Financing {...choice.financed} /> : null}
        {tags?.lowest ? <p className="small soft">{t('Product.Lowest', { amount: tags.lowest })}</p> : null}
        <SecondaryBadges badges={view.secondary.map((badge) => t(secondaryBadgeKey(badge)))} />
      </ProductNames>
      {view.colour ? (
        <div className="part">
          <p>
            <span className="strong">{t('Product.Colour')}</span> {view.colour}
          </p>
          {view.colours.length > 1 ? (
            <Swatches
              size="large"
              selected={view.partNumber}
              swatches={view.colours.map(({ partNumber, path, name, front, lens }) => ({
                id: partNumber,
                name,
                front,
                lens,
                href: navigation.localise(path),
              }))}
              onPick={(id) => {
                const next = view.colours.find(({ partNumber }) => partNumber === id);
                if (next) void navigation.navigate(navigation.localise(next.path), { keepScroll: true });
              }}
            />
          ) : null}
        </div>
      ) : null}
      {choice && hasSizes && choice.label ? (
        <SizePart view={view} request={request} choice={choice} hrefOf={hrefOf} onPick={pick} />
      ) : null}
      <div className="part">
        {!price ? (
          site.config.isStoreLocatorEnabled ? (
            <ButtonLink wide variant="outlined" href={navigation.href({ page: 'store-locator' })}>
              {t('Service.Stores')}
            </ButtonLink>
          ) : null
        ) : !choice || !isForSale(choice.stock) ? (
          <>
            <TellMe view={view} choice={choice} />
            {view.coloursInStock?.length === 0 || view.coloursInStock === undefined ? null : (
              <LateColours view={view} />
            )}
          </>
        ) : isAddToCartEnabled(view.type) ? (
          <>
            {view.takesPrescription ? (
              <LateLensWays
                view={view}
                choice={choice}
                amount={price.now}
                way={way}
                // Plain HTML is taken over by that, whose price a phone would not show before it is touched.
                asksPrice={isThere}
              />
            ) : null}
            <AddToBag view={view} choice={choice} amount={price.now} onRefused={read} />
          </>
        ) : (
          <LateLensBuy view={view} choice={choice} />
        )}
        {choice?.refusal}
        <LateActions view={view} choice={choice} />
      </div>
      <LateStock view={view} choice={choice} withLenses={withLenses} />
    </Root>
  );
}
