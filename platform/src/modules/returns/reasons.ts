import type { OrderLine } from '../order';

/** What a reason can be about: frames and glasses, all that is no contact lens, or contact lenses, which nobody tries on. */
type Kind = 'frame' | 'goods' | 'contactLens';

/** A reason for a return, in the words of each language. */
interface Reason {
  readonly code: string;
  readonly needsComment: boolean;
  /** Everything when it is not given. */
  readonly only?: Kind;
  /** By language id of the platform. */
  readonly words: Readonly<Record<'-1' | '-2' | '-3' | '-4' | '-5' | '-6', string>>;
}

const reasons: readonly Reason[] = [
  {
    code: '01',
    needsComment: false,
    only: 'goods',
    words: {
      '-1': 'Too small',
      '-2': 'Trop petit',
      '-3': 'Zu klein',
      '-4': 'Troppo piccolo',
      '-5': 'Demasiado pequeño',
      '-6': 'Demasiado pequeno',
    },
  },
  {
    code: '02',
    needsComment: false,
    only: 'goods',
    words: {
      '-1': 'Too large',
      '-2': 'Trop grand',
      '-3': 'Zu groß',
      '-4': 'Troppo grande',
      '-5': 'Demasiado grande',
      '-6': 'Demasiado grande',
    },
  },
  {
    code: '03',
    needsComment: false,
    only: 'goods',
    words: {
      '-1': 'Does not suit me',
      '-2': 'Ne me va pas',
      '-3': 'Steht mir nicht',
      '-4': 'Non mi sta bene',
      '-5': 'No me queda bien',
      '-6': 'Não me fica bem',
    },
  },
  {
    code: '04',
    needsComment: false,
    only: 'goods',
    words: {
      '-1': 'Looks different from the picture',
      '-2': 'Différent de la photo',
      '-3': 'Sieht anders aus als auf dem Bild',
      '-4': 'Diverso dall’immagine',
      '-5': 'Distinto de la imagen',
      '-6': 'Diferente da imagem',
    },
  },
  {
    code: '05',
    needsComment: true,
    words: {
      '-1': 'Damaged or faulty',
      '-2': 'Abîmé ou défectueux',
      '-3': 'Beschädigt oder fehlerhaft',
      '-4': 'Danneggiato o difettoso',
      '-5': 'Dañado o defectuoso',
      '-6': 'Danificado ou com defeito',
    },
  },
  {
    code: '06',
    needsComment: false,
    only: 'frame',
    words: {
      '-1': 'I cannot see well with the lenses',
      '-2': 'Je ne vois pas bien avec les verres',
      '-3': 'Ich sehe mit den Gläsern nicht gut',
      '-4': 'Con le lenti non vedo bene',
      '-5': 'No veo bien con las lentes',
      '-6': 'Não vejo bem com as lentes',
    },
  },
  {
    code: '07',
    needsComment: false,
    words: {
      '-1': 'Wrong item arrived',
      '-2': 'Mauvais article reçu',
      '-3': 'Falscher Artikel geliefert',
      '-4': 'È arrivato un altro articolo',
      '-5': 'Ha llegado otro artículo',
      '-6': 'Chegou outro artigo',
    },
  },
  {
    code: '08',
    needsComment: false,
    only: 'contactLens',
    words: {
      '-1': 'I ordered the wrong values',
      '-2': 'Je me suis trompé de valeurs',
      '-3': 'Falsche Werte bestellt',
      '-4': 'Ho ordinato valori sbagliati',
      '-5': 'He pedido valores equivocados',
      '-6': 'Encomendei valores errados',
    },
  },
  {
    code: '09',
    needsComment: false,
    only: 'contactLens',
    words: {
      '-1': 'I do not need them any more',
      '-2': 'Je n’en ai plus besoin',
      '-3': 'Ich brauche sie nicht mehr',
      '-4': 'Non mi servono più',
      '-5': 'Ya no las necesito',
      '-6': 'Já não preciso delas',
    },
  },
  {
    code: '99',
    needsComment: true,
    words: {
      '-1': 'Another reason',
      '-2': 'Autre raison',
      '-3': 'Anderer Grund',
      '-4': 'Altro motivo',
      '-5': 'Otro motivo',
      '-6': 'Outro motivo',
    },
  },
];

const isKnown = (langId: string): langId is keyof Reason['words'] => langId in (reasons[0]?.words ?? {});

/** Reasons in a language; English where the language has none. */
export function returnReasons(langId: string): { code: string; description: string; needsComment: boolean }[] {
  const language = isKnown(langId) ? langId : '-1';
  return reasons.map(({ code, needsComment, words }) => ({ code, description: words[language], needsComment }));
}

type Returned = Pick<OrderLine, 'opticalRole'>;

function isAbout({ only }: Reason, { opticalRole }: Returned): boolean {
  if (only === undefined) return true;
  return only === 'goods' ? opticalRole !== 'contactLens' : opticalRole === only;
}

/** Codes of the reasons that a line can come back for. */
export const reasonsFor = (line: Returned): string[] =>
  reasons.filter((reason) => isAbout(reason, line)).map(({ code }) => code);

/** True when a line may come back for a reason with that comment. */
export function isReason(line: Returned, code: string, comment: string): boolean {
  const reason = reasons.find((one) => one.code === code);
  return reason !== undefined && isAbout(reason, line) && (!reason.needsComment || comment.trim() !== '');
}
