/** What may be wrong with a field of a card form. */
export type CardProblem = 'empty' | 'invalid' | 'past';

/**
 * The rules of a card form (PAY-02). One function that uses nothing outside itself: the hosted fields run its text in the shopper's
 * browser, the gateway runs it on the server, so that the two can never disagree.
 */
export function cardRules() {
  const lengths: Record<string, number[]> = {
    VISA: [13, 16, 19],
    MASTERCARD: [16],
    AMEX: [15],
    DISCOVER: [16, 17, 18, 19],
    JCB: [16, 17, 18, 19],
  };
  return {
    /** Digits of a card number without the spaces and hyphens people type. */
    digits(text: string): string {
      return text.replace(/[\s-]/g, '');
    },
    /** Brand from the first digits, null while they do not tell; 3337 and 3338 are the 3-D Secure test ranges of JCB. */
    brand(number: string): string | null {
      const two = Number(number.slice(0, 2));
      const three = Number(number.slice(0, 3));
      const four = Number(number.slice(0, 4));
      if (number[0] === '4') return 'VISA';
      if (number.length >= 2 && (two === 34 || two === 37)) return 'AMEX';
      if (number.length >= 2 && two >= 51 && two <= 55) return 'MASTERCARD';
      if (number.length >= 2 && two === 65) return 'DISCOVER';
      if (number.length >= 3 && three >= 644 && three <= 649) return 'DISCOVER';
      if (number.length < 4) return null;
      if (four === 6011) return 'DISCOVER';
      if (four >= 2221 && four <= 2720) return 'MASTERCARD';
      if ((four >= 3528 && four <= 3589) || four === 3337 || four === 3338) return 'JCB';
      return null;
    },
    /** Whether the check digit of a complete number is right (ISO/IEC 7812-1). */
    hasCheckDigit(number: string): boolean {
      let sum = 0;
      for (let index = 0; index < number.length; index += 1) {
        let digit = Number(number[number.length - 1 - index]);
        if (index % 2 === 1) digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
        sum += digit;
      }
      return number.length > 0 && sum % 10 === 0;
    },
    /** Name of the problem, or null when the number is complete and right. */
    numberProblem(text: string): CardProblem | null {
      const number = this.digits(text);
      if (number === '') return 'empty';
      const brand = this.brand(number);
      if (!/^\d+$/.test(number) || !brand) return 'invalid';
      return (lengths[brand] ?? []).includes(number.length) && this.hasCheckDigit(number) ? null : 'invalid';
    },
    /** Reads `MM/YY` and `MM/YYYY`. */
    expiry(text: string): { month: number; year: number } | null {
      const match = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text);
      if (!match) return null;
      const year = Number(match[2]);
      return { month: Number(match[1]), year: year < 100 ? 2000 + year : year };
    },
    /** Wrong with a month over 12, without digits, or past; a card is good until the end of its month. */
    expiryProblem(text: string, nowYear: number, nowMonth: number): CardProblem | null {
      if (text.trim() === '') return 'empty';
      const expiry = this.expiry(text);
      if (!expiry || expiry.month < 1 || expiry.month > 12) return 'invalid';
      return expiry.year * 12 + expiry.month < nowYear * 12 + nowMonth ? 'past' : null;
    },
    /** Digits of the security code: 4 for American Express, 3 otherwise. */
    codeLength(brand: string | null): number {
      return brand === 'AMEX' ? 4 : 3;
    },
    codeProblem(text: string, brand: string | null): CardProblem | null {
      if (text === '') return 'empty';
      return new RegExp(`^\\d{${this.codeLength(brand)}}$`).test(text) ? null : 'invalid';
    },
    /** First and last name have a field each, which takes one name: empty is wrong, and so is a space in it. */
    nameProblem(text: string): CardProblem | null {
      const name = text.trim();
      if (name === '') return 'empty';
      return /\s/.test(name) ? 'invalid' : null;
    },
  };
}

export type CardRules = ReturnType<typeof cardRules>;

/** Whether a card that is kept by month and year, two or four digits, can still be paid with at `now` (epoch milliseconds). */
export function isExpiryValid(month: string, year: string, now: number): boolean {
  const today = new Date(now);
  return cardRules().expiryProblem(`${month}/${year}`, today.getUTCFullYear(), today.getUTCMonth() + 1) === null;
}
