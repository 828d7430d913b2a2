import { FRAME_SIZES, sizeRange } from '@sightline/shared-lib/domain/product';
import type { FrameSize } from '@sightline/shared-lib/domain/product';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { DataTable } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Root = styled.div`
  max-width: 34em;
  padding-bottom: 20px;
  & :is(th, td) {
    width: 50%;
    height: 48px;
  }
`;

/** The widths of a size in millimetres: '118–123', open at both ends of the table. */
function rangeOf(size: FrameSize): string {
  const { from, to } = sizeRange(size);
  return from === null ? `≤\u00A0${to}` : to === null ? `≥\u00A0${from}` : `${from}\u2060–\u2060${to}`;
}

/** Every size of the filters with the widths of its frames. */
export function SizeTable() {
  const { t } = useTranslation();
  const width = t('Product.TotalWidth');
  return (
    <Root>
      <DataTable
        caption={width}
        captionHidden
        corner={t('Product.Size')}
        columns={[{ id: 'width', label: width }]}
        rows={FRAME_SIZES.map((size) => ({
          id: size,
          header: size,
          cells: { width: t('Product.Mm', { value: rangeOf(size) }) },
        }))}
        stacks={false}
      />
    </Root>
  );
}
