import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { authorisedFetch } from '../../session/http.ts';
import { type ViewedStudyFragment, ViewStudyDocument } from './dicomViewer.main.gen.ts';
import { type Dataset, type Series, seriesOf } from './study.ts';

export type ViewedStudy = ViewedStudyFragment;

export type OpenStudy = {
  study: ViewedStudy | null;
  series: readonly Series[] | null;
  error: unknown;
  again: () => void;
};

/** A study with its series: both are asked for at once. */
export function useStudy(StudyUID: string): OpenStudy {
  const { data, error, refetch } = useQuery(ViewStudyDocument, { variables: { StudyUID } });
  const [series, setSeries] = useState<readonly Series[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    const gone = new AbortController();
    const ask = async () => {
      const answer = await authorisedFetch(`/dicomweb/studies/${StudyUID}/instances`, {
        signal: gone.signal,
      });
      setSeries(seriesOf(StudyUID, (await answer.json()) as Dataset[])); // as DICOMweb answers
    };
    ask().catch((reason: unknown) => {
      if (!gone.signal.aborted) setFailure(reason);
    });
    return () => gone.abort();
  }, [StudyUID, tries]);

  const again = useCallback(() => {
    setFailure(null);
    setTries((before) => before + 1);
    void refetch().catch(() => undefined);
  }, [refetch]);
  return { study: data?.ca ?? null, series, error: error ?? failure, again };
}
