import { useState } from 'react';
import { Input, type TextAreaProps } from '../../../ui/kit/Input.tsx';

type Props = Omit<TextAreaProps, 'onChange'> & {
  /** What stands there as long as nobody wrote another text. */
  draft: string | null;
  onChange?: (text: string | null) => void;
};

/** A text that begins with a draft: left alone or emptied, the field has no value of its own and follows the draft. */
export function DraftArea({ draft, value, onChange, className = '', ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value || draft || '');
  return (
    <Input.TextArea
      {...rest}
      className={value ? className : `${className} soft`}
      value={shown}
      onFocus={() => setTyped(shown)}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        onChange?.(text.trim() === '' || text === draft ? null : text);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
