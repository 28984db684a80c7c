import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Opens the session that the address names (`?id=`), once: from the patient's page or a bookmark. */
export function useLinkedSession(open: (KhamBenh_Id: string) => Promise<void>): void {
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || id === null) return;
    opened.current = true;
    void open(id).then(() => setParams({}, { replace: true }));
  });
}
