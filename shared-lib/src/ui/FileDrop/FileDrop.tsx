import { useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { fileDropStyle } from './fileDropStyle';

const Root = styled.div`
  ${fileDropStyle}
`;

export interface FileDropProps {
  readonly title: ReactNode;
  /** Kinds and size that are read. */
  readonly hint: ReactNode;
  /** Words of the button. */
  readonly choose: string;
  /** The `accept` attribute. */
  readonly accept: string;
  readonly multiple?: boolean | undefined;
  /** Words of a second button, which opens the back camera on phones; elsewhere there is none. */
  readonly photo?: string | undefined;
  readonly onAdd: (files: readonly File[]) => void;
}

/** Files by button, camera or dragging. */
export function FileDrop(props: FileDropProps) {
  const { title, hint, choose, accept, multiple, photo, onAdd } = props;
  const base = useId();
  const input = useRef<HTMLInputElement>(null);
  const lens = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const taken = [...(list ?? [])];
    if (taken.length > 0) onAdd(multiple ? taken : taken.slice(0, 1));
  };
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // The same file may be chosen once more after it was taken away.
    target.value = '';
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    take(event.dataTransfer.files);
  };
  return (
    <Root>
      <div
        className="drop"
        data-over={over ? '' : undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      >
        <Icon name="upload" />
        <p className="t2" id={`${base}-title`}>
          {title}
        </p>
        <p className="soft" id={`${base}-hint`}>
          {hint}
        </p>
        <input
          ref={input}
          className="vh"
          type="file"
          tabIndex={-1}
          {...{ accept, multiple }}
          aria-labelledby={`${base}-title`}
          aria-describedby={`${base}-hint`}
          onChange={picked}
        />
        <Button wide icon="arrow" aria-describedby={`${base}-hint`} onClick={() => input.current?.click()}>
          {choose}
        </Button>
        {photo === undefined ? null : (
          <span className="camera">
            <input
              ref={lens}
              className="vh"
              type="file"
              tabIndex={-1}
              accept="image/*"
              capture="environment"
              aria-label={photo}
              onChange={picked}
            />
            <Button wide variant="outlined" onClick={() => lens.current?.click()}>
              {photo}
            </Button>
          </span>
        )}
      </div>
    </Root>
  );
}
