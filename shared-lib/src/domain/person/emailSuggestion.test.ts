import * as fc from 'fast-check';

import { emailCompletions, emailCorrection } from './emailSuggestion';
import { isBuyerOrganization } from './organizations';
import { isStoreAssistant } from './roles';

const DOMAINS = ['gmail.com', 'Gmx.de', 'googlemail.com', 'orange.fr', 'me.com'];

describe('the rest of an e-mail address', () => {
  it.each([
    ['ann@', ['ann@gmail.com', 'ann@Gmx.de', 'ann@googlemail.com']],
    ['ann@G', ['ann@gmail.com', 'ann@Gmx.de', 'ann@googlemail.com']],
    ['ann@gm', ['ann@gmail.com', 'ann@Gmx.de']],
    ['ann@gmx.de', []],
    ['@gm', []],
    ['ann', []],
    ['', []],
  ])('is offered for %p: %p [ACC-08]', (typed, offered) => {
    expect(emailCompletions(typed, DOMAINS)).toEqual(offered);
  });

  it('is offered as often as asked [ACC-08]', () => {
    expect(emailCompletions('ann@', DOMAINS, 1)).toEqual(['ann@gmail.com']);
  });
});

describe('a slip in an e-mail address', () => {
  it.each([
    ['ann@gmial.com', 'ann@gmail.com'],
    ['ann@gmail.con', 'ann@gmail.com'],
    ['ann@gmailcom', 'ann@gmail.com'],
    ['ann@gmaill.comm', 'ann@gmail.com'],
    ['ann@gmailll.comm', null],
    ['ann@gmail.com.example', null],
    ['ann@gail.co', 'ann@gmail.com'],
    [' ann@GMIAL.com ', 'ann@gmail.com'],
    ['ann@gx.de', 'ann@Gmx.de'],
    ['ann@gm.de', 'ann@Gmx.de'],
    ['ann@ggmxx.d', null],
    ['ann@xmy.de', null],
    ['ann@em.com', 'ann@me.com'],
    ['ann@me.com', null],
    ['ann@GMX.DE', null],
    ['a@b@gmial.com', 'a@b@gmail.com'],
    ['@gmial.com', null],
    ['ann@', null],
    ['ann', null],
    ['', null],
  ])('%p is probably %p [ACC-08]', (typed, meant) => {
    expect(emailCorrection(typed, DOMAINS)).toBe(meant);
  });

  it('is put right to the nearest of two domains [ACC-08]', () => {
    expect(emailCorrection('ann@orangee.fr', ['orangeux.fr', 'orange.fr'])).toBe('ann@orange.fr');
  });
});

describe('an offered e-mail address', () => {
  it('has no domain but a configured one [ACC-08]', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const offer = emailCorrection(email, DOMAINS);
        expect([null, ...DOMAINS]).toContain(offer && offer.slice(offer.lastIndexOf('@') + 1));
      }),
    );
  });
});

describe('who somebody is', () => {
  it('is told by organisation and role [AUTH-12] [AUTH-11]', () => {
    expect(['', '-2000', '7000'].map(isBuyerOrganization)).toEqual([false, false, true]);
    expect([[], ['-1', '-3'], ['-1', '-33']].map(isStoreAssistant)).toEqual([false, true, false]);
  });
});
