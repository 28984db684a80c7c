import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOpenOrNewest } from '../../ui/useOpenOrNewest.ts';
import { type ActRowFragment, AuditListDocument } from './auditLog.main.gen.ts';
import { type Filter, filterOf, inputOf, paramsOf } from './filter.ts';

export type Act = ActRowFragment;

const pageSize = 100;

/** The list that the address asks for, page by page, and the act that is open. */
export function useAuditLog() {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const { data, loading, error, refetch, fetchMore } = useQuery(AuditListDocument, {
    variables: { input: inputOf(filter), limit: pageSize },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [adding, setAdding] = useState(false);
  const [addError, setAddError] = useState<unknown>(null);
  const page = data?.lichSuThaoTacs;
  const rows: readonly Act[] = page?.data ?? [];
  const [id, at] = [params.get('id'), params.get('luc')];
  const [newest] = rows;
  const open = useOpenOrNewest(
    id && at ? { id, at } : null,
    newest ? { id: newest._id, at: newest.at } : null,
  );

  const more = async () => {
    if (!page?.tiep || adding) return;
    setAdding(true);
    setAddError(null);
    try {
      await fetchMore({
        variables: { sau: page.tiep },
        updateQuery: (before, { fetchMoreResult: { lichSuThaoTacs: next } }) => ({
          lichSuThaoTacs: { ...next, data: [...before.lichSuThaoTacs.data, ...next.data] },
        }),
      });
    } catch (failure) {
      setAddError(failure);
    } finally {
      setAdding(false);
    }
  };
  return {
    filter,
    /** Narrows the list anew; what was open closes. */
    narrow: (change: Partial<Filter>) => setParams(paramsOf({ ...filter, ...change }), { replace: true }),
    clear: () => setParams({}, { replace: true }),
    rows,
    hasMore: page?.conNua ?? false,
    more: () => void more(),
    adding,
    addError,
    loading,
    error,
    refetch: () => void refetch(),
    open,
    openAct: (act: Pick<Act, '_id' | 'at'> | null) =>
      setParams({ ...paramsOf(filter), ...(act ? { id: act._id, luc: act.at } : {}) }, { replace: true }),
  };
}

export type AuditLog = ReturnType<typeof useAuditLog>;
