import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { instancesOf } from './ahead.ts';
import { type ViewedStudyFragment, ViewStudyDocument } from './dicomViewer.main.gen.ts';
import { type OpenStudy, type Series, type StudyWords, seriesOf } from './study.ts';

export type ViewedStudy = ViewedStudyFragment;

/** A study with its series: both are asked for at once; nothing without a UID. */
export function useStudy(StudyUID: string | null): OpenStudy & { study: ViewedStudy | null } {
  const { data, error, refetch } = useQuery(ViewStudyDocument, {
    variables: { StudyUID: StudyUID ?? '' },
    skip: StudyUID === null,
  });
  const [series, setSeries] = useState<readonly Series[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    if (StudyUID === null) return;
    const gone = new AbortController();
    const ask = async () => {
      setSeries(seriesOf(StudyUID, await instancesOf(StudyUID, gone.signal)));
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
  const study = data?.ca ?? null;
  return { study, words: study && wordsOf(study), series, error: error ?? failure, again };
}

/** Whose a study is by its order; while it is of none, by what the modality sent. */
function wordsOf(study: ViewedStudy): StudyWords {
  return {
    name: study.TenBenhNhan ?? study.TenNguoiBenh,
    code: study.MaYTe ?? study.MaNguoiBenh,
    what: study.TenDichVu ?? study.MoTa ?? study.LoaiMay,
    taken: study.NgayChup,
  };
}
