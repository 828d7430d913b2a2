/** Where goods come back to, by the warehouse that a store's lines leave from: the demonstration's own places. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  AMERICAS: ['Sightline Returns', '400 Demonstration Road', 'Columbus, OH 43215', 'US'],
  EUROPE: ['Sightline Returns', 'Via della Dimostrazione 4', '32100 Belluno BL', 'IT'],
};

export const returnAddress = (fulfilmentCentre: string): readonly string[] =>
  addresses[fulfilmentCentre] ?? addresses['AMERICAS'] ?? [];
