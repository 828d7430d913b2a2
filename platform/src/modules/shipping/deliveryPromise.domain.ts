import type { ShipMode } from './shipMode.domain';

/** Working days to make an item ready before it travels, by what it is. */
export function makingDays(productType: string, madeToPrescription: boolean): readonly [number, number] {
  if (madeToPrescription) return [5, 8];
  if (/contact/i.test(productType) && !/accessor/i.test(productType)) return [1, 2];
  if (/hearing|electronics/i.test(productType)) return [2, 3];
  return [0, 0];
}

/** The first working day on which a line that was ordered then is ready to travel. */
export function expectedShipDate(ordered: Date, productType: string, madeToPrescription: boolean): Date {
  const day = new Date(ordered);
  for (let [left] = makingDays(productType, madeToPrescription); left > 0 || isWeekend(day);) {
    if (!isWeekend(day)) left -= 1;
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return day;
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() % 6 === 0;
}

export interface PromisedItem {
  readonly productType: string;
  readonly madeToPrescription: boolean;
}

/** Working days until everything arrives: the slowest item plus the mode's transit time. */
export function promisedDays(mode: ShipMode, items: readonly PromisedItem[]): readonly [number, number] {
  const slowest = items
    .map((item) => makingDays(item.productType, item.madeToPrescription))
    .reduce<readonly [number, number]>(
      (worst, days) => [Math.max(worst[0], days[0]), Math.max(worst[1], days[1])],
      [0, 0],
    );
  return [slowest[0] + mode.transitDays[0], slowest[1] + mode.transitDays[1]];
}

type Phrase = (from: number, to: number) => string;

const phrases: Readonly<Record<string, Phrase>> = {
  '-1': (from, to) => (from === to ? `${to} business day${to === 1 ? '' : 's'}` : `${from} to ${to} business days`),
  '-2': (from, to) => (from === to ? `${to} jour${to === 1 ? ' ouvré' : 's ouvrés'}` : `${from} à ${to} jours ouvrés`),
  '-3': (from, to) => (from === to ? `${to} Werktag${to === 1 ? '' : 'e'}` : `${from} bis ${to} Werktage`),
  '-4': (from, to) =>
    from === to ? `${to} giorn${to === 1 ? 'o lavorativo' : 'i lavorativi'}` : `da ${from} a ${to} giorni lavorativi`,
  '-5': (from, to) =>
    from === to ? `${to} día${to === 1 ? ' laborable' : 's laborables'}` : `de ${from} a ${to} días laborables`,
  '-6': (from, to) => (from === to ? `${to} dia${to === 1 ? ' útil' : 's úteis'}` : `${from} a ${to} dias úteis`),
  '-24': (from, to) => (from === to ? `${to} working day${to === 1 ? '' : 's'}` : `${from} to ${to} working days`),
};

/** The promise in the shopper's language (language ids of contract 5.6); English when the id is not known. */
export function promiseText(langId: string, days: readonly [number, number]): string {
  const phrase = phrases[langId] ?? phrases['-1'];
  return phrase ? phrase(days[0], days[1]) : '';
}

const names: Readonly<Record<string, Readonly<Record<ShipMode['code'], string>>>> = {
  '-1': {
    Standard: 'Standard',
    Express: 'Express',
    Green: 'Green',
    ShipToStore: 'Ship to store',
    Mail: 'Letter',
    Interim: 'Not chosen yet',
  },
  '-2': {
    Standard: 'Standard',
    Express: 'Express',
    Green: 'Verte',
    ShipToStore: 'Retrait en magasin',
    Mail: 'Lettre',
    Interim: 'À choisir',
  },
  '-3': {
    Standard: 'Standard',
    Express: 'Express',
    Green: 'Grün',
    ShipToStore: 'Abholung im Geschäft',
    Mail: 'Brief',
    Interim: 'Noch nicht gewählt',
  },
  '-4': {
    Standard: 'Standard',
    Express: 'Espressa',
    Green: 'Green',
    ShipToStore: 'Ritiro in negozio',
    Mail: 'Lettera',
    Interim: 'Da scegliere',
  },
  '-5': {
    Standard: 'Estándar',
    Express: 'Exprés',
    Green: 'Ecológico',
    ShipToStore: 'Recogida en tienda',
    Mail: 'Carta',
    Interim: 'Por elegir',
  },
  '-6': {
    Standard: 'Normal',
    Express: 'Expresso',
    Green: 'Ecológico',
    ShipToStore: 'Levantar na loja',
    Mail: 'Carta',
    Interim: 'Por escolher',
  },
};

/** Display name of a mode in the shopper's language. */
export function modeDescription(langId: string, mode: ShipMode): string {
  return (names[langId] ?? names['-1'])?.[mode.code] ?? mode.code;
}
