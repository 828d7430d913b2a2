/** Asked for by `npm test -- --whole`. */
const isWhole = process.env['JOURNEYS'] === 'whole';

/** Locales in which a journey is walked: one of them in `npm test`, where the others would repeat what it says (docs/adr/0114). */
export const walkedIn = <Locale extends string>(one: NoInfer<Locale>, ...all: readonly Locale[]): readonly Locale[] =>
  all.filter((locale) => isWhole || locale === one);

/** Forms of a journey, each in a locale of its own, of which `npm test` walks one. */
export const walked = <Form extends { readonly locale: string }>(
  forms: readonly Form[],
  one: Form['locale'],
): readonly Form[] => forms.filter(({ locale }) => isWhole || locale === one);

/** Walks that `npm test` makes, and the others, which would repeat what they say in another form. */
export const inEveryForm = <Walk, Other = Walk>(
  walks: readonly Walk[],
  others: readonly Other[],
): readonly (Walk | Other)[] => (isWhole ? [...walks, ...others] : walks);
