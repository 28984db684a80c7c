import type { ReasonedAct } from '@sen/domain/acts/reasonedActs';
import { ReasonInput } from './ReasonInput.tsx';

type Props = {
  act: ReasonedAct;
  at?: number;
  id?: string;
  autoFocus?: boolean;
  value?: string | null;
  onChange?: (text: string) => void;
};

/** The reason of an act as a field of a form, which gives it its id and its value. */
export function FieldReason({ value, onChange, at = 0, id = '', ...others }: Props) {
  return (
    <ReasonInput {...others} at={at} id={id} value={value ?? ''} onChange={(text) => onChange?.(text)} />
  );
}
