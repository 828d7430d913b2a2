/** How people of a locale write a day: `D` and `M` are day and month in numbers, `0D` and `0M` with two digits, `MMM` and `W` short names, `Y` the year. */
export interface DayStyle {
  /** A day of any year, e.g. `Nov 21, 2026`. */
  readonly dated: string;
  /** A day of the weeks around, e.g. `Tue, Nov 24`. */
  readonly near: string;
  /** Short names, January first. */
  readonly months: readonly string[];
  /** Short names, Sunday first. */
  readonly weekdays: readonly string[];
}

const names = (list: string) => list.split(' ');

const ENGLISH = {
  months: names('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  weekdays: names('Sun Mon Tue Wed Thu Fri Sat'),
};
const AMERICAN: DayStyle = { ...ENGLISH, dated: 'MMM D, Y', near: 'W, MMM D' };
const ITALIAN: DayStyle = {
  dated: 'D MMM Y',
  near: 'W D MMM',
  months: names('gen feb mar apr mag giu lug ago set ott nov dic'),
  weekdays: names('dom lun mar mer gio ven sab'),
};
const FRENCH: DayStyle = {
  dated: 'D MMM Y',
  near: 'W D MMM',
  months: names('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  weekdays: names('dim. lun. mar. mer. jeu. ven. sam.'),
};

/** What Intl says of the locales of the shop (a test compares both), by BCP 47 tag. */
export const DAY_STYLES: Readonly<Record<string, DayStyle>> = {
  'en-US': AMERICAN,
  en: AMERICAN,
  'en-GB': {
    dated: 'D MMM Y',
    near: 'W D MMM',
    months: ENGLISH.months.with(8, 'Sept'),
    weekdays: ENGLISH.weekdays,
  },
  'it-IT': ITALIAN,
  'it-CH': ITALIAN,
  'fr-FR': FRENCH,
  'fr-CH': FRENCH,
  'de-DE': {
    dated: '0D.0M.Y',
    near: 'W, D. MMM',
    months: names('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
    weekdays: names('So. Mo. Di. Mi. Do. Fr. Sa.'),
  },
  'es-ES': {
    dated: 'D MMM Y',
    near: 'W, D MMM',
    months: names('ene feb mar abr may jun jul ago sept oct nov dic'),
    weekdays: names('dom lun mar mié jue vie sáb'),
  },
  'pt-PT': {
    dated: '0D/0M/Y',
    near: 'W, D/0M',
    months: [],
    weekdays: names('domingo segunda terça quarta quinta sexta sábado'),
  },
};
