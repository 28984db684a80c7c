import { useMutation } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { SearchArchiveDocument } from './slipStudies.main.gen.ts';

/** Searches the archive for the studies of a slip that is opened; what is found comes as an event. Nobody waits for it. */
export function useArchiveSearch(slip: string) {
  const [search, { data, loading }] = useMutation(SearchArchiveDocument);
  const again = useCallback(() => {
    // a network that is gone is told by what is on the screen beside it
    search({ variables: { DichVuYeuCau_Id: slip } }).catch(() => undefined);
  }, [search, slip]);
  useEffect(again, [again]);
  /** The code of what is wrong with the archive. */
  const fault = data?.timCaDICOMKho?.Loi ?? null;
  return { fault, searching: loading, again };
}
