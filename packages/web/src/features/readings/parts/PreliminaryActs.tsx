import { useTranslation } from 'react-i18next';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import { useReadingDesk } from '../readingDesk.ts';
import { preliminaryOf, type ReadingResult } from '../readingEntry.ts';
import type { ReadingSlip } from '../useReadingSlip.ts';

type Props = { state: ReadingSlip; result: ReadingResult };

/** What may be done before the result is final: giving it out as preliminary, printing that, taking it back. */
export function PreliminaryActs({ state, result }: Props) {
  const { t } = useTranslation('readings');
  const desk = useReadingDesk();
  const printing = usePrinting();
  const confirm = useActDialog();
  const slip = result.DichVuYeuCau;
  if (slip.TrangThai !== 'ChuaKetQua') return null;
  const given = preliminaryOf(result);
  const takeBack = () =>
    confirm.ask({
      act: 'huyTraKetQua',
      of: slip._id,
      title: t('takeBackPreliminaryTitle', { code: slip.SoPhieuYeuCau }),
      text: t('takeBackPreliminaryText'),
      okText: t('takeBackPreliminary'),
      run: state.takeBack,
    });
  return (
    <>
      {state.may('traSoBo') ? (
        <Button loading={state.busy} onClick={() => void state.returnPreliminary()}>
          {t('returnPreliminary')}
        </Button>
      ) : null}
      {given ? (
        <Button
          onClick={() => printing.preview(`/api/print/${desk.printForm}/${slip._id}`, slip.SoPhieuYeuCau)}
        >
          {t('printPreliminary')}
        </Button>
      ) : null}
      {given && state.may('huySoBo') ? (
        <Button danger disabled={state.busy} onClick={() => void takeBack()}>
          {t('takeBackPreliminary')}
        </Button>
      ) : null}
      {confirm.dialog}
    </>
  );
}
