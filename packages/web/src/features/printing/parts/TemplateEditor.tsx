import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { offsetOf } from '../formText.ts';

const lineHeight = 20; // px, as in the style sheet

export type EditorHandle = { goTo: (line: number, column: number) => void };

type Props = {
  ref: Ref<EditorHandle>;
  label: string;
  value: string;
  readOnly: boolean;
  /** Lines with a fault, from 1. */
  faulty: ReadonlySet<number>;
  onChange: (value: string) => void;
};

/** A plain text with its line numbers. Tab leaves it, as in every other field. */
export function TemplateEditor({ ref, label, value, readOnly, faulty, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [top, setTop] = useState(0);
  useImperativeHandle(ref, () => ({
    goTo: (line, column) => {
      const field = area.current;
      if (!field) return;
      const at = offsetOf(field.value, line, column);
      field.focus();
      field.setSelectionRange(at, at);
      field.scrollTop = Math.max(0, (line - 4) * lineHeight);
      setTop(field.scrollTop);
    },
  }));
  const count = value.split('\n').length;
  return (
    <div className="template-editor">
      <div className="template-lines" aria-hidden="true">
        <div style={{ transform: `translateY(${-top}px)` }}>
          {Array.from({ length: count }, (_, index) => index + 1).map((line) => (
            <div key={line} className={faulty.has(line) ? 'template-line faulty' : 'template-line'}>
              {line}
            </div>
          ))}
        </div>
      </div>
      <textarea
        ref={area}
        aria-label={label}
        aria-invalid={faulty.size > 0}
        value={value}
        readOnly={readOnly}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      />
    </div>
  );
}
