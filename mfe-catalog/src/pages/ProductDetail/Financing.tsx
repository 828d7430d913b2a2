import type { Money } from '@sightline/shared-lib/domain/money';
import { afterSign, useUser } from '@sightline/shared-lib/runtime';
import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { ownPrice } from '../../catalogue/prices/whosePrices';

const FinancingMessage = lazy(() =>
  import('@sightline/shared-lib/partners').then((file) => ({ default: file.FinancingMessage })),
);

/** The place of one line, so that the message moves nothing when it comes. */
const Root = styled.div`
  display: grid;
  min-height: 32px;
`;

/** What a choice costs, for guests and for members who pay something else. */
export interface FinancedAmounts {
  readonly price: Money;
  readonly memberPrice?: Money | undefined;
}

/** What the choice costs a month (FIN-01); the partner's script comes once somebody is there who moves or touches anything. */
export function Financing({ price, memberPrice }: FinancedAmounts) {
  const user = useUser(memberPrice !== undefined);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => afterSign(() => setIsWanted(true)), []);
  return (
    <Root>
      {isWanted ? (
        <Suspense fallback={null}>
          <FinancingMessage grandTotal={ownPrice({ price, memberPrice }, user?.userLoggedIn)} />
        </Suspense>
      ) : null}
    </Root>
  );
}
