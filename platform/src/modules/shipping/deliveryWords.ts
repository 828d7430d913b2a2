import type { DayRange } from '@sightline/shared-lib/domain/order';

import type { Days } from './deliveryTimes';
import type { ShipMode } from './shipMode.domain';

type Phrase = (from: number, to: number) => string;

const english: Phrase = (from, to) =>
  from === to ? `${to} business day${to === 1 ? '' : 's'}` : `${from} to ${to} business days`;

const phrases: Readonly<Record<string, Phrase>> = {
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
export function promiseText(langId: string, days: Days): string {
  return (phrases[langId] ?? english)(days[0], days[1]);
}

type ModeNames = Readonly<Record<ShipMode['code'], string>>;

const englishNames: ModeNames = {
  Standard: 'Standard',
  Express: 'Express',
  Green: 'One parcel, by bike',
  ShipToStore: 'Ship to store',
  Mail: 'Letter',
  Interim: 'Not chosen yet',
};

const names: Readonly<Record<string, ModeNames>> = {
  '-2': {
    Standard: 'Standard',
    Express: 'Express',
    Green: 'Un seul colis, à vélo',
    ShipToStore: 'Retrait en magasin',
    Mail: 'Lettre',
    Interim: 'À choisir',
  },
  '-3': {
    Standard: 'Standard',
    Express: 'Express',
    Green: 'Ein Paket, per Rad',
    ShipToStore: 'Abholung in der Filiale',
    Mail: 'Brief',
    Interim: 'Noch nicht gewählt',
  },
  '-4': {
    Standard: 'Standard',
    Express: 'Espressa',
    Green: 'Un solo pacco, in bici',
    ShipToStore: 'Ritiro in negozio',
    Mail: 'Lettera',
    Interim: 'Da scegliere',
  },
  '-5': {
    Standard: 'Estándar',
    Express: 'Exprés',
    Green: 'Un solo paquete, en bici',
    ShipToStore: 'Recogida en tienda',
    Mail: 'Carta',
    Interim: 'Por elegir',
  },
  '-6': {
    Standard: 'Normal',
    Express: 'Expresso',
    Green: 'Um só pacote, de bicicleta',
    ShipToStore: 'Levantar na loja',
    Mail: 'Carta',
    Interim: 'Por escolher',
  },
};

/** A range of days in the words of a promise. */
export function daysInWords(langId: string, { from, to }: DayRange): string {
  return promiseText(langId, [from, to]);
}

/** Display name of a mode in the shopper's language. */
export function modeDescription(langId: string, mode: ShipMode): string {
  return (names[langId] ?? englishNames)[mode.code];
}
