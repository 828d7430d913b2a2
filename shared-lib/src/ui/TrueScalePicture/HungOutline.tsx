import { useEffect, useState, type ComponentType } from 'react';

import type { Outline } from '../../domain/product/outline';

interface OutlineProps {
  readonly outline: Outline;
}

/** The outline of a product; pictures are seldom missing, so its code comes only then and its place is kept until it is there. */
export function HungOutline({ outline }: OutlineProps) {
  const [Drawing, setDrawing] = useState<ComponentType<OutlineProps> | null>(null);
  useEffect(() => {
    let current = true;
    import('../FrameSign/MissingPicture').then(
      (file) => {
        if (current) setDrawing(() => file.MissingPicture);
      },
      // Without it the line is empty, as it is without script.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return Drawing && <Drawing outline={outline} />;
}
