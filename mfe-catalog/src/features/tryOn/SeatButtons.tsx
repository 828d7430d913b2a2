import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Row } from '@sightline/shared-lib/ui';

/** Steps of a frame up and down the nose, mm. */
export const LIFTS: readonly number[] = [-4, -2, 0, 2, 4];

interface SeatButtonsProps {
  /** Index into the steps. */
  readonly seat: number;
  readonly onChange: (seat: number) => void;
}

/** Moves the frame up and down the nose. */
export function SeatButtons({ seat, onChange }: SeatButtonsProps) {
  const { t } = useTranslation();
  return (
    <Row>
      <Button variant="outlined" size="small" onClick={() => onChange(Math.min(LIFTS.length - 1, seat + 1))}>
        {t('TryOn.Higher')}
      </Button>
      <Button variant="outlined" size="small" onClick={() => onChange(Math.max(0, seat - 1))}>
        {t('TryOn.Lower')}
      </Button>
    </Row>
  );
}
