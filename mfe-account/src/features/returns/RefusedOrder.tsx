import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import { shownOrderNumber } from '@sightline/shared-lib/domain/order';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { styled } from 'styled-components';

import { GoodsName } from '../../account/parts/GoodsName';
import { GoodsPicture } from '../../account/parts/GoodsPicture';
import type { WholeOrder } from '../../account/reading/wholeOrder';
import { shownDay } from '../../account/words/shownDay';

const Root = styled.div`
  & > ul {
    display: grid;
    gap: 20px;
    margin-top: 20px;
  }
  & li {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    align-items: center;
    gap: 14px;
  }
`;

interface RefusedOrderProps extends Pick<WholeOrder, 'order' | 'goods'> {
  readonly things: readonly OrderLine[];
}

/** The order of which nothing can come back now: its number, its day, what was in it. */
export function RefusedOrder({ order, goods, things }: RefusedOrderProps) {
  const { t, tag } = useTranslation();
  return (
    <Root>
      <p className="soft">
        {t('Orders.Placed', { number: shownOrderNumber(order.orderId), date: shownDay(order.placedDate, tag) })}
      </p>
      <ul>
        {things.map((line) => {
          const known = goods[line.partNumber];
          return (
            <li key={line.orderItemId}>
              <GoodsPicture goods={known} />
              <div>
                <p className="strong">
                  <GoodsName
                    goods={known}
                    name={known ? `${known.brand} ${known.name}`.trim() : line.name || line.partNumber}
                  />
                </p>
                {known?.detail ? <p className="small soft">{known.detail}</p> : null}
              </div>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
