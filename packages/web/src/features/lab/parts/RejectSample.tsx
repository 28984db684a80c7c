import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/kit/Button.tsx';
import { useQuestion } from '../../../ui/useQuestion.ts';
import type { LabResult, LabSlip } from '../useLabSlip.ts';
import { RejectDialog } from './RejectDialog.tsx';

/** Rejects the sample of a slip in work, where that is allowed. */
export function RejectSample({ state, result }: { state: LabSlip; result: LabResult }) {
  const { t } = useTranslation('lab');
  const may = state.may('tuChoiMau');
  const [asking, ask] = useQuestion<true>(result.DichVuYeuCau_Id, may);
  if (!may) return null;
  return (
    <>
      <Button danger disabled={state.busy} onClick={() => ask(true)}>
        {t('rejected.act')}
      </Button>
      {asking ? (
        <RejectDialog
          SIDMau={result.DichVuYeuCau.SIDMau ?? ''}
          saved={
            result.ketQuas.filter((value) => value.KetQua != null).length +
            result.dichVus.filter(({ daNhap }) => daNhap).length
          }
          dirty={state.dirty}
          busy={state.busy}
          onReject={(of) => void state.rejectSample(of).then((done) => done && ask(null))}
          onClose={() => ask(null)}
        />
      ) : null}
    </>
  );
}
