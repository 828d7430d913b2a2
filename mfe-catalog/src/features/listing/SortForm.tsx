import { listingSort } from '@sightline/shared-lib/domain/listing';
import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { dynamicKey, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Icon, controlStyle, media } from '@sightline/shared-lib/ui';
import { useId, type ChangeEvent } from 'react';
import { styled } from 'styled-components';

import { StateFields } from './StateFields';

const Form = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 52px;
  & > label {
    display: flex;
    align-items: center;
    gap: 12px;
    font-weight: 500;
  }
  & > label > .icon {
    color: var(--ink-3);
  }
  & > select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(> select:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  ${media.md} {
    & > label > .sort-word {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    & > label > .icon {
      position: absolute;
      z-index: 1;
      inset-inline-end: 15px;
      top: calc(50% - 8px);
      pointer-events: none;
    }
    & > select {
      ${controlStyle}
      position: static;
      opacity: 1;
      appearance: none;
      width: 220px;
      padding-inline-end: 40px;
    }
  }
`;

interface SortFormProps {
  readonly path: string;
  readonly state: ListingState;
  readonly onChoose: (state: ListingState) => void;
}

/** Order of the list, from the store's own options (PLP-04); a form with a button where there is no script. */
export function SortForm({ path, state, onChoose }: SortFormProps) {
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  const id = useId();
  const change = (event: ChangeEvent<HTMLSelectElement>) =>
    onChoose({ ...state, page: 1, sort: listingSort(event.target.value) });
  return (
    <Form method="get" action={navigation.localise(path)}>
      <StateFields state={state} without={['sort']} />
      <label htmlFor={id}>
        <span className="sort-word">{t('Listing.Sort')}</span>
        <Icon name="chevronDown" size={16} />
      </label>
      <select id={id} name="sort" value={state.sort} onChange={change}>
        {site.config.sortorderOptions.map(({ code, labelKey }) => (
          <option key={code} value={code}>
            {t(dynamicKey(labelKey))}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit">{t('Listing.Sort')}</button>
      </noscript>
    </Form>
  );
}
