import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/kit/Button.tsx';
import type { LabResult, LabSlip } from '../useLabSlip.ts';
import { RerunDialog } from './RerunDialog.tsx';
import { rerunOf } from './Reruns.tsx';

/** Marks values of a slip in work for a rerun, where that is allowed; what is typed is saved first. */
export function AskRerun({ state, result }: { state: LabSlip; result: LabResult }) {
  const { t } = useTranslation('lab');
  const [asking, setAsking] = useState(false);
  if (!state.may('luuKetQua')) return null;
  const values = result.ketQuas.filter((value) => value.KetQua != null && !rerunOf(result.chayLais, value));
  const open = async () => {
    if (!state.dirty || (await state.save())) setAsking(true);
  };
  return (
    <>
      <Button disabled={state.busy || (values.length === 0 && !state.dirty)} onClick={() => void open()}>
        {t('rerun.ask')}
      </Button>
      {asking && values.length > 0 ? (
        <RerunDialog
          values={values}
          busy={state.busy}
          onAsk={(of) => void state.askRerun(of).then((done) => done && setAsking(false))}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
