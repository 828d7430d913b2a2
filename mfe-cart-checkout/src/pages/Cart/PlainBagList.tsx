import { useTranslation } from '@sightline/shared-lib/runtime';

import { media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PlainBag } from './load';

/** A line has the height that it has with its picture and its buttons, so that nothing below moves when they come. */
const Lines = styled.ul`
  & > li {
    min-height: 207px;
    padding-top: 20px;
    border-top: 1px solid var(--line);
  }
  ${media.md} {
    & > li {
      min-height: 231px;
    }
  }
`;

/** What is in the bag, as the server wrote it: at once for everybody, and all there is without script. */
export function PlainBagList({ bag }: { readonly bag: PlainBag }) {
  const { t } = useTranslation();
  return (
    <>
      <Lines>
        {bag.lines.map((line) => (
          <li key={line.id}>{`${line.quantity} × ${line.name}, ${line.price}`}</li>
        ))}
      </Lines>
      <p>{`${t('Cart.Totals.Total')} ${bag.total}`}</p>
      {/* Where the code does not come, the shell says so here (FED-03). */}
      <div data-fills="rest" hidden />
    </>
  );
}
