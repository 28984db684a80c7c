import { useApolloClient, useQuery } from '@apollo/client/react';
import { boCucIssues } from '@sen/domain/printing/boCuc';
import { nhanMauInIssues } from '@sen/domain/printing/nhanMauIn';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../ui/useDebounced.ts';
import { type FormDetail, type FormText, khungOf } from './formText.ts';
import {
  type NgonNguIn,
  PreviewPrintFormDocument,
  PreviewPrintFormPdfDocument,
} from './printing.print.gen.ts';

const pause = 200; // ms without a key before the server is asked

/** What a text looks like on the sample of its form: the last picture that could be made, and the faults since. */
export function usePreview(form: FormDetail, text: FormText, language: NgonNguIn) {
  const client = useApolloClient();
  const later = useDebounced(text, pause);
  const variables = {
    code: form.MaMauIn,
    template: later.template,
    labels: [...later.labels],
    layout: later.layout,
    language,
  };
  const readable =
    later.template.trim() !== '' &&
    nhanMauInIssues(later.labels).length + boCucIssues(khungOf(form), later.layout).length === 0;
  const { data, previousData, loading, error, refetch } = useQuery(PreviewPrintFormDocument, {
    variables,
    skip: !readable,
    fetchPolicy: 'no-cache', // a picture for every pause in the typing would fill the cache
  });
  const answer = (data ?? previousData)?.xemTruocMauIn ?? null;
  const [drawn, setDrawn] = useState<{ svg: string; pages: number } | null>(null);
  useEffect(() => {
    if (answer?.svg) setDrawn({ svg: answer.svg, pages: answer.pages });
  }, [answer]);

  const pdf = async (): Promise<Blob | null> => {
    const made = await client.query({
      query: PreviewPrintFormPdfDocument,
      variables: { ...variables, template: text.template, labels: [...text.labels], layout: text.layout },
      fetchPolicy: 'no-cache',
    });
    const base64 = made.data?.xemTruocMauIn.pdf;
    if (!base64) return null;
    return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], {
      type: 'application/pdf',
    });
  };
  return {
    drawn,
    faults: answer?.diagnostics ?? [],
    stale: loading || later !== text,
    error,
    refetch: () => void refetch(),
    pdf,
  };
}

export type Preview = ReturnType<typeof usePreview>;
