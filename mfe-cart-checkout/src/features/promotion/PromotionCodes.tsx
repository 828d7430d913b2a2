import { failureOf } from '@sightline/shared-lib/api/client';
import type { Cart, WaitingCode } from '@sightline/shared-lib/domain/cart';
import { waitingCodes } from '@sightline/shared-lib/domain/cart';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { boundedRule, formSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Accordion, Button, Chip, MOST_TYPED, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { useAddCodeMutation, useRemoveCodeMutation } from '../../state/api';
import { codeName } from '../../parts/codeName';
import { storeOf } from '../../state/store';
import { promotionProblem } from './promotionProblem';

const Root = styled.form`
  display: grid;
  gap: 12px;
  & > .code-row {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 8px;
    align-items: start;
  }
  & > .code-row > button {
    min-height: 48px;
    margin-top: 30px;
  }
  & > .code-list {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** Characters of a code at most; the platform knows none that is longer. */
const LONGEST_CODE = 64;

/** Codes on the cart, one field to add more; answers stay by the field and are never a toast (CART-06). */
export function PromotionCodes({ cart }: { readonly cart: Cart }) {
  const { t, tag } = useTranslation();
  const services = useServices();
  const form = useFieldForm({
    t,
    isShort: true,
    schemaFor: () =>
      formSchema({
        promoCode: boundedRule(
          t,
          { missing: t('Cart.Code.Empty') },
          { label: t('Cart.Code.Label'), most: LONGEST_CODE },
        ),
      }),
  });
  const [addCode, adding] = useAddCodeMutation();
  const [removeCode] = useRemoveCodeMutation();

  const apply = form.submit(async ({ promoCode = '' }) => {
    const code = promoCode.trim();
    const answer = await addCode({ code, ...storeOf(services).fraudCheck() });
    if (!answer.error) {
      // What was typed meanwhile is another code.
      if (form.values().promoCode?.trim() === code) form.clear();
      return;
    }
    const { key, values } = promotionProblem(failureOf(answer.error), code, { t, tag });
    form.refuse('promoCode', t(key, values));
  });
  const remove = async (applied: string) => {
    const answer = await removeCode({ code: applied });
    if (answer.error) form.refuse('promoCode', t('Cart.Code.NotRemoved', { code: codeName(applied, t) }));
  };
  const waiting = waitingCodes(cart);
  const waitsFor = ({ code: waits, minimum, missing }: WaitingCode): string =>
    minimum && missing
      ? t('Cart.Code.Minimum', {
          code: codeName(waits, t),
          minimum: formatMoney(minimum, tag),
          missing: formatMoney(missing, tag),
        })
      : t('Cart.Code.NoEffect', { code: codeName(waits, t) });
  const isUsed = cart.promotionCodes.length > 0 || waiting.length > 0;
  // Whoever takes the last code off may want to enter another one.
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed && !wasUsed) setWasUsed(true);
  return (
    <Accordion title={t('Cart.Code.Ask')} open={wasUsed || undefined}>
      <Root method="post" data-enhanced="" onSubmit={apply} noValidate aria-label={t('Cart.Code.Label')}>
        <div className="code-row">
          <TextField {...form.field('promoCode')} label={t('Cart.Code.Label')} format="code" maxLength={MOST_TYPED} />
          <Button type="submit" variant="outlined" size="small" busy={adding.isLoading}>
            {t('Cart.Code.Apply')}
          </Button>
        </div>
        {cart.promotionCodes.length > 0 ? (
          <ul className="code-list" aria-label={t('Cart.Code.Applied')}>
            {cart.promotionCodes.map((promotion) => (
              <li key={promotion.code}>
                <Chip removes={codeName(promotion.code, t)} onClick={() => void remove(promotion.code)}>
                  {codeName(promotion.code, t)}
                </Chip>
              </li>
            ))}
          </ul>
        ) : null}
        {waiting.length > 0 ? (
          <output className="small soft">
            {waiting.map((one) => (
              <p key={one.code}>{waitsFor(one)}</p>
            ))}
          </output>
        ) : null}
      </Root>
    </Accordion>
  );
}
