import type { ReactNode } from 'react';

interface StoreSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a store's page, named by its heading. */
export function StoreSection({ id, title, children }: StoreSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="t1">
        {title}
      </h2>
      {children}
    </section>
  );
}
