import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import type { ChonKetQuaChayLaiInput } from './lab.main.gen.ts';
import { type Rerun, rerunOf } from './parts/Reruns.tsx';
import type { LabResult, LabSlip } from './useLabSlip.ts';

/** The rerun whose two values are being chosen between; says so when it ended elsewhere meanwhile. */
export function useRerunChoice(
  { chooseRerun }: Pick<LabSlip, 'chooseRerun'>,
  { ketQuas, chayLais }: Pick<LabResult, 'ketQuas' | 'chayLais'>,
) {
  const { t } = useTranslation('lab');
  const { message } = useNotices();
  const [id, setId] = useState<string | null>(null);
  /** The rerun that is decided here: that it ends is no news. */
  const decided = useRef<string | null>(null);
  const rerun = chayLais.find((one) => one._id === id && one.TrangThai === 'ChoChay') ?? null;
  const value = ketQuas.find((one) => rerun && rerunOf([rerun], one)) ?? null;
  const isGone = id !== null && (!rerun || !value);
  useEffect(() => {
    if (!isGone) return;
    setId(null);
    if (decided.current !== id) message.warning(t('rerun.gone'));
  }, [isGone, id, message, t]);
  return {
    rerun,
    value,
    open: ({ _id }: Pick<Rerun, '_id'>) => setId(_id),
    close: () => setId(null),
    choose: async (of: Omit<ChonKetQuaChayLaiInput, 'version'>) => {
      decided.current = of.ChayLai_Id;
      const done = await chooseRerun(of);
      if (done) setId(null);
      decided.current = null;
      return done;
    },
  };
}
