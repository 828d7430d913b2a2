import { hasBearer } from './bearer';

it('opens what operators read to who has the whole token, and to nobody where there is none [PLAT-04]', () => {
  expect(hasBearer({ authorization: 'Bearer secret' }, 'secret')).toBe(true);
  for (const authorization of ['Bearer secre', 'Bearer secret ', 'bearer secret', 'secret', 'Bearer ', ''])
    expect([authorization, hasBearer({ authorization }, 'secret')]).toEqual([authorization, false]);
  expect(hasBearer({}, 'secret')).toBe(false);
  expect([hasBearer({ authorization: 'Bearer ' }, ''), hasBearer({}, '')]).toEqual([false, false]);
});
