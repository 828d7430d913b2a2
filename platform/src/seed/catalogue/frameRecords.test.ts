import { readFrames } from './frameRecords';

/** Words of the shop's languages that no frame is called: of violence, of death and illness, of faith, of the body and coarse ones. */
const UNFORTUNATE = `
  hamas isis isil eta nazi sodom
  vedova morte muerte tod mort viral virus sida tumor malaria venereo
  madonna madona lilith satan kali misa messa
  nasal navel naris teta tetas tatas mama mamal mamary mamilla mamille falo falos pene penis anal
  sado wino jodo puta pute salo salope malo malos none
`.match(/\S+/g);

describe('model names of frames', () => {
  it('are no word that hurts or embarrasses in a language of the shop [PLAT-05]', () => {
    const names = [...readFrames().values()].flat().map((record) => record.model_name.toLowerCase());
    expect(names.length).toBeGreaterThan(3000);
    expect(names.filter((name) => UNFORTUNATE?.includes(name))).toEqual([]);
  });

  it('are each of one brand [PLAT-05]', () => {
    const brands = new Map<string, Set<string>>();
    for (const { model_name: name, brand } of [...readFrames().values()].flat())
      brands.set(name, (brands.get(name) ?? new Set()).add(brand));
    expect([...brands].filter(([, of]) => of.size > 1)).toEqual([]);
  });
});
