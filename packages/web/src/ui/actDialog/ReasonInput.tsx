import { reasonMost } from '@sen/domain/acts/reason';
import { Input } from '../kit/Input.tsx';
import { ReasonChips } from './ReasonChips.tsx';

type Props = Parameters<typeof ReasonChips>[0] & {
  autoFocus?: boolean;
  max?: number;
  onEnter?: () => void;
};

/** A reason in words; those of the catalogue are one press each, and more can be said after them. */
export function ReasonInput({ autoFocus = false, max = reasonMost, onEnter, ...field }: Props) {
  return (
    <>
      <Input.TextArea
        id={field.id}
        autoFocus={autoFocus}
        rows={2}
        maxLength={max}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !onEnter) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <ReasonChips {...field} />
    </>
  );
}
