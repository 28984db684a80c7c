import { useEffect, useState } from 'react';
import type { FormInstance } from '../../ui/kit/formStore.ts';

/** Gives the cursor to a field of a form once it is in sight. */
export function useFieldFocus(form: { inside: Pick<FormInstance['inside'], 'idOf'> }) {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    document.getElementById(form.inside.idOf(wanted))?.focus();
  }, [wanted, form]);
  return setWanted;
}
