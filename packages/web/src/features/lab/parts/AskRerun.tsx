import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/kit/Button.tsx';
import { useQuestion } from '../../../ui/useQuestion.ts';
import type { LabResult, LabSlip } from '../useLabSlip.ts';
import { RerunDialog } from './RerunDialog.tsx';
import { rerunOf } from './Reruns.tsx';

/** Marks values of a slip in work for a rerun, where that is allowed; what is typed is saved first. */
export function AskRerun({ state, result }: { state: LabSlip; result: LabResult }) {
  const { t } = useTranslation('lab');
  const may = state.may('luuKetQua');
  const values = result.ketQuas.filter((value) => value.KetQua != null && !rerunOf(result.chayLais, value));
  const [asking, ask] = useQuestion<true>(result.DichVuYeuCau_Id, may && values.length > 0);
  if (!may) return null;
  const open = async () => {
    if (!state.dirty || (await state.save())) ask(true);
  };
  return (
    <>
      <Button disabled={state.busy || (values.length === 0 && !state.dirty)} onClick={() => void open()}>
        {t('rerun.ask')}
      </Button>
      {asking ? (
        <RerunDialog
          slip={result.DichVuYeuCau_Id}
          values={values}
          busy={state.busy}
          onAsk={state.askRerun}
          onClose={() => ask(null)}
        />
      ) : null}
    </>
  );
}
