import type { Language } from '../../contracts';
import { RETURN_WINDOW_DAYS } from './returnRules';

const WORDS: Readonly<Record<Language, (days: number) => string>> = {
  en: (days) =>
    `Prescription lenses included: within ${days} days of delivery we remake them once at no charge, or take the glasses back and refund them.`,
  de: (days) =>
    `Auch Brillen mit Gläsern in Ihrer Stärke: Innerhalb von ${days} Tagen nach der Lieferung fertigen wir die Gläser einmal kostenlos neu, oder wir nehmen die Brille zurück und erstatten sie.`,
  es: (days) =>
    `También con lentes graduadas: en los ${days} días siguientes a la entrega repetimos las lentes una vez sin coste, o aceptamos las gafas y devolvemos el dinero.`,
  fr: (days) =>
    `Verres correcteurs compris\u00a0: sous ${days} jours après la livraison, nous refaisons les verres une fois sans frais, ou nous reprenons les lunettes et les remboursons.`,
  it: (days) =>
    `Anche con lenti graduate: entro ${days} giorni dalla consegna rifacciamo le lenti una volta senza spese, oppure riprendiamo gli occhiali e li rimborsiamo.`,
  pt: (days) =>
    `Também com lentes graduadas: até ${days} dias depois da entrega refazemos as lentes uma vez sem custos, ou aceitamos os óculos e devolvemos o dinheiro.`,
};

/** What becomes of prescription lenses that do not suit, in the one sentence that product page, help, payment and terms repeat (RET-01). */
export const lensPolicy = (language: Language): string => WORDS[language](RETURN_WINDOW_DAYS);
