import { useMutation, useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { type AppEvent, useEvents } from '../../ui/useEvents.ts';
import { useOpenOrNewest } from '../../ui/useOpenOrNewest.ts';
import { CreatePrintFormDocument, PrintFormDocument, PrintFormsDocument } from './printing.print.gen.ts';

/** The forms, the one that is open (`form` in the address) and its version (`v`; 0 is the shipped one), live. */
export function usePrintForms() {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('form');
  const list = useQuery(PrintFormsDocument);
  const code = useOpenOrNewest(chosen, list.data?.mauIns[0]?.MaMauIn ?? null);
  const detail = useQuery(PrintFormDocument, {
    variables: { code: code ?? '' },
    skip: code === null,
  });
  const [create, creating] = useMutation(CreatePrintFormDocument);
  const refetch = () => Promise.all([list.refetch(), code === null ? null : detail.refetch()]);
  useEvents(['DanhMuc'], (event) => {
    if (ofForms(event)) void refetch();
  });

  const form = detail.data?.mauIn.MaMauIn === code ? detail.data.mauIn : null;
  const wanted = Number(params.get('v') ?? form?.phienBanApDung ?? 0);
  const version = form?.phienBans.find((one) => one.soPhienBan === wanted) ?? null;
  const open = (next: string | null, number?: number) =>
    setParams(next === null ? {} : { form: next, ...(number === undefined ? {} : { v: String(number) }) }, {
      replace: chosen !== null, // the way back from a form on a phone is the list
    });
  return {
    forms: list.data?.mauIns ?? [],
    loading: list.loading || creating.loading,
    error: list.error,
    code,
    form,
    formError: detail.error,
    /** Null is the shipped form. */
    version,
    open,
    refetch,
    /** Makes a draft from the version that is shown, and opens it. */
    copy: async () => {
      if (!form) return;
      const input = { MaMauIn: form.MaMauIn, tuPhienBan: version?.soPhienBan ?? 0 };
      const { data } = await create({ variables: { input } });
      await refetch();
      if (data) open(form.MaMauIn, data.createMauIn.soPhienBan);
    },
  };
}

function ofForms(event: AppEvent | null): boolean {
  if (event === null) return true; // the connection came back: anything may have changed
  const { data } = event;
  return typeof data === 'object' && data !== null && 'name' in data && data.name === 'MauIn';
}
