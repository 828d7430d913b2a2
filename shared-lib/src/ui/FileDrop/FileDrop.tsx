import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Note } from '../Note/Note';
import { ProgressLine } from '../ProgressLine/ProgressLine';
import { useKitText } from '../text/KitText';
import { fileDropStyle } from './fileDropStyle';

const Root = styled.div`
  ${fileDropStyle}
`;

export interface DroppedFile {
  readonly id: string;
  readonly name: string;
  /** Formatted, with its unit. */
  readonly size: string;
  readonly status: 'uploading' | 'done' | 'failed';
  /** Percent, from 0 to 100. */
  readonly progress?: number;
  /** Why it was not added, and what to do. */
  readonly reason?: ReactNode;
}

export interface FileDropProps {
  readonly title: ReactNode;
  /** Kinds and size that are read. */
  readonly hint: ReactNode;
  /** Words of the button. */
  readonly choose: string;
  /** The `accept` attribute. */
  readonly accept: string;
  readonly name?: string | undefined;
  readonly multiple?: boolean | undefined;
  /** Opens the back camera first on phones. */
  readonly camera?: boolean | undefined;
  readonly files?: readonly DroppedFile[] | undefined;
  readonly onAdd: (files: readonly File[]) => void;
  /** Stops an upload or takes a file away. */
  readonly onRemove?: ((id: string) => void) | undefined;
}

/** Files by button, camera or dragging; each shows its progress, and its reason when it fails. */
export function FileDrop(props: FileDropProps) {
  const { title, hint, choose, accept, name, multiple, camera, files = [], onAdd, onRemove } = props;
  const text = useKitText();
  const base = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const taken = [...(list ?? [])];
    if (taken.length > 0) onAdd(multiple ? taken : taken.slice(0, 1));
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
          {...{ name, accept, multiple }}
          capture={camera ? 'environment' : undefined}
          aria-labelledby={`${base}-title`}
          aria-describedby={`${base}-hint`}
          onChange={(event) => take(event.target.files)}
        />
        <Button wide icon="arrow" aria-describedby={`${base}-hint`} onClick={() => input.current?.click()}>
          {choose}
        </Button>
      </div>
      <ul aria-live="polite">
        {files.map(({ id, name: fileName, size, status, progress, reason }) => (
          <li key={id}>
            {status === 'failed' ? (
              <Note tone="bad" title={text('Kit.File.NotAdded', { name: fileName })}>
                {reason}
              </Note>
            ) : (
              <div className="file">
                <span className="strong">{fileName}</span>
                {onRemove ? (
                  <button type="button" className="link" onClick={() => onRemove(id)}>
                    {status === 'uploading' ? text('Kit.File.Cancel') : text('Kit.Remove', { name: fileName })}
                  </button>
                ) : null}
                <span className="small soft">
                  {status === 'uploading' ? text('Kit.File.Uploading', { size, percent: progress ?? 0 }) : size}
                </span>
                {status === 'uploading' ? (
                  <div className="file-line">
                    <ProgressLine label={fileName} value={progress ?? 0} />
                  </div>
                ) : null}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
