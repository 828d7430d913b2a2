import { Fragment, useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { ButtonLink, pictureUrl } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { ownPrice } from '../../catalogue/prices/whosePrices';
import { productHeading } from '../../catalogue/facts/productHeading';
import type { Choice, ProductView } from './productView';

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
  /* The place of the form while it is fetched; without script there is the guide alone. */
  @media (scripting: enabled) {
    min-height: 720px;
  }
`;

export interface LensBuyProps {
  readonly view: ProductView;
  readonly choice: Choice;
}

/** The form for each eye, lent by the remote that owns prescriptions; the guide until it is there, and when it fails (PDP-04, RX-20). */
export function LensBuy({ view, choice }: LensBuyProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const pack = view.lens?.packs[choice.partNumber];
  const left = choice.boxesLeft;
  const guide = (
    <>
      <ButtonLink wide icon="arrow" href={navigation.localise('/c/prescription-guide')}>
        {t('Product.EnterValues')}
      </ButtonLink>
      <p className="small soft">{t('Product.EnterValuesHint')}</p>
    </>
  );
  if (!view.lens || !pack) return <div>{guide}</div>;
  const [picture] = view.pictures;
  return (
    <Root>
      <Fragment
        name="prescription.contactLenses"
        fallback={guide}
        props={{
          partNumber: choice.partNumber,
          name: productHeading(view),
          ...(picture ? { image: pictureUrl(picture.src, 400, 'webp') } : {}),
          choices: view.lens.choices,
          price: ownPrice(pack, user?.userLoggedIn),
          ...(pack.annualBoxes ? { annualBoxes: pack.annualBoxes } : {}),
          ...(pack.boxDays ? { boxDays: pack.boxDays } : {}),
          ...(left === undefined ? {} : { boxesLeft: left }),
        }}
      />
    </Root>
  );
}
