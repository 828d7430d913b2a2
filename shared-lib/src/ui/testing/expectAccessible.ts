import { axe } from 'jest-axe';

/** Fails with the rule and the markup of everything axe objects to. */
export async function expectAccessible(container: Element) {
  const { violations } = await axe(container);
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
    [],
  );
}
