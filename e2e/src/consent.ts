/** A browser whose shopper has agreed to everything, as the shop keeps such an answer. */
export function answeredConsent(origin: string) {
  const value = { preferences: true, analytics: true, marketing: true };
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'sightline.consent', value: JSON.stringify({ value }) }] }],
  };
}
