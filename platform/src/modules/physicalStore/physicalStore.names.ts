/** What tells branches of a town apart. */
export interface NamedBranch {
  country: string;
  name: string;
  address: string;
  city: string;
  state: string;
}

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** The house number, first or last in an address. */
const numberOf = (address: string): RegExpExecArray | null => /^\d+|\d+$/.exec(address);

const nextDoor = (address: string): string => {
  const number = numberOf(address);
  if (!number) return `${address} 2`;
  return (
    address.slice(0, number.index) + String(Number(number[0]) + 2) + address.slice(number.index + number[0].length)
  );
};

/**
 * Gives no two branches of a town one name or one address (STOR-02): the second branch of a street is named by its whole
 * address, as people do, and a house is taken once.
 */
export function toldApart<Branch extends NamedBranch>(branches: readonly Branch[]): Branch[] {
  const names = new Set<string>();
  const addresses = new Set<string>();
  return branches.map((branch) => {
    const town = folded(`${branch.country}/${branch.state}/${branch.city}`);
    let { name, address } = branch;
    while (addresses.has(`${town}/${folded(address)}`)) address = nextDoor(address);
    addresses.add(`${town}/${folded(address)}`);
    if (names.has(`${town}/${folded(name)}`)) {
      name = branch.name.startsWith(`${branch.city} `) ? `${branch.city} ${address}` : address;
    }
    names.add(`${town}/${folded(name)}`);
    return { ...branch, name, address };
  });
}
