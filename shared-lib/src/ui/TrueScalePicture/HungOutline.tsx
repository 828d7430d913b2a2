import { useEffect, useState, type ComponentType } from 'react';

import type { FrameShape } from '../../domain/lensOutline';

interface OutlineProps {
  readonly shape: FrameShape;
}

/** The outline of a shape; pictures are seldom missing, so its code comes only then and its place is kept until it is there. */
export function HungOutline({ shape }: OutlineProps) {
  const [Outline, setOutline] = useState<ComponentType<OutlineProps> | null>(null);
  useEffect(() => {
    let current = true;
    import('../FrameSign/MissingFrame').then(
      (file) => {
        if (current) setOutline(() => file.MissingFrame);
      },
      // Without it the line is empty, as it is without script.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return Outline && <Outline shape={shape} />;
}
