import { useState } from 'react';
import { Input } from '../../ui/kit/Input.tsx';

type Props = {
  label: string;
  /** What the file says. */
  value: string;
  /** What was typed for it before. */
  mended: string | null;
  onMend: (value: string) => void;
};

/** A faulty cell of the file, typed anew in its place; it is kept when it is left, or with Enter. */
export function MendedCell({ label, value, mended, onMend }: Props) {
  const [typed, setTyped] = useState(mended ?? value);
  const keep = () => {
    if (typed.trim() !== (mended ?? value).trim()) onMend(typed.trim());
  };
  return (
    <span role="cell" className={mended === null ? 'import-mend' : 'import-mend done'}>
      <Input
        size="small"
        aria-label={label}
        value={typed}
        maxLength={2000}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onPressEnter={keep}
      />
    </span>
  );
}
