import type { ReasonedAct } from '@sen/domain/acts/reasonedActs';
import { ReasonInput } from './ReasonInput.tsx';

type Props = {
  act: ReasonedAct;
  at?: number;
  id?: string;
  value?: string | null;
  onChange?: (text: string) => void;
};

/** The reason of an act as a field of a form, which gives it its id and its value. */
export function FieldReason({ act, at = 0, id = '', value, onChange }: Props) {
  return <ReasonInput act={act} at={at} id={id} value={value ?? ''} onChange={(text) => onChange?.(text)} />;
}
