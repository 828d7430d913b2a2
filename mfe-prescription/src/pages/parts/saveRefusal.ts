import { failureOf } from '@sightline/shared-lib/api/client';
import type { TextKey, Translate } from '@sightline/shared-lib/contracts';
import { shownDate } from '@sightline/shared-lib/domain/day';
import { shownPower } from '@sightline/shared-lib/domain/prescription';
import { mistakeWords } from '@sightline/shared-lib/forms';

/** Refusals of the platform whose cause lies in the values, and what to look at. */
const NOT_MADE: Readonly<Record<string, TextKey>> = {
  'addition-missing': 'Prescription.NotMade.addition-missing',
  'frame-too-wide': 'Prescription.NotMade.frame-too-wide',
  'power-too-strong': 'Prescription.NotMade.power-too-strong',
  'power-too-weak': 'Prescription.NotMade.power-too-weak',
};

interface Speech {
  readonly t: Translate;
  readonly tag: string;
  /** Of the shop, for who has to call. */
  readonly phone: string;
}

/** Why values were not taken, in the shop's words: what was bought may not be made to them (RX-07, RX-12). */
export function saveRefusal(error: unknown, { t, tag, phone }: Speech): string {
  const failure = failureOf(error);
  switch (failure?.errorKey) {
    case '_ERR_ORDER_WRONG_STATUS':
      return t('Prescription.Closed', { phone });
    case 'RX_LENS_NOT_MADE': {
      const [reason = '', , limit = '0'] = failure.errorParameters;
      const key = NOT_MADE[reason] ?? 'Prescription.NotMade';
      const number = Number(limit);
      const shown =
        reason === 'frame-too-wide' ? number.toLocaleString(tag) : shownPower(number, tag).replace('+', '±');
      return t(key, { limit: shown });
    }
    case 'RX_EXPIRED':
      return mistakeWords(t, 'paperExpired', {
        date: shownDate(new Date(failure.errorParameters[0] ?? ''), tag, 'UTC'),
      });
    default:
      return t('Prescription.SaveFailed');
  }
}
