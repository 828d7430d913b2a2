import { Note } from '@sightline/shared-lib/ui';

/** Why the product is not in the bag. */
export default function BuyProblem({ text }: { readonly text: string }) {
  return (
    <Note tone="bad" live="alert">
      {text}
    </Note>
  );
}
