import { useCallback } from 'react';
import { focusWhenSeen } from '../../ui/focusWhenSeen.ts';
import type { FormInstance } from '../../ui/kit/formStore.ts';

/** Gives the cursor to a field of a form once it is in sight. */
export function useFieldFocus(form: { inside: Pick<FormInstance['inside'], 'idOf'> }) {
  return useCallback(
    (field: string) => focusWhenSeen(() => document.getElementById(form.inside.idOf(field))),
    [form],
  );
}
