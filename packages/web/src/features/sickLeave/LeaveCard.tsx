import { giayNghiActs, loaiNghi } from '@sen/domain/sickLeave/giayNghi';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { allows } from '../../ui/acts.ts';
import { formatDate } from '../../ui/dateText.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { GiayNghiFragment } from './sickLeave.main.gen.ts';

type Act = 'print' | 'sua' | 'capLai' | 'xoa' | 'huy';
type Props = {
  leave: GiayNghiFragment;
  /** What may be done with it, where it is the one in use. */
  acts?: Readonly<Record<Act, () => void>>;
};

/** One certificate: number, days, whose, and the acts that would succeed. */
export function LeaveCard({ leave, acts }: Props) {
  const { t } = useTranslation('sickLeave');
  const state = giayNghiActs.states[leave.TrangThai][currentLanguage()];
  // what is on paper is cancelled, what is not is simply removed
  const shown = (['sua', 'capLai', 'xoa', 'huy'] as const).filter(
    (act) =>
      allows(leave, act) &&
      !(act === 'capLai' && allows(leave, 'sua')) &&
      !(act === 'huy' && allows(leave, 'xoa')),
  );
  return (
    <section className="leave-card" aria-label={leave.SoSeri}>
      <p>
        <strong>{t('number', { number: leave.SoKCB })}</strong> · {leave.SoSeri}{' '}
        <StateTag state={leave.TrangThai}>{state}</StateTag>
      </p>
      <p>
        {t('span', { count: leave.SoNgay, from: formatDate(leave.TuNgay), until: formatDate(leave.DenNgay) })}{' '}
        · {loaiNghi[leave.LoaiNghi][currentLanguage()]}
      </p>
      <p className="soft">
        {leave.ChanDoan} · {leave.DonViLamViec}
      </p>
      {leave.LyDoCapLai ? <p className="soft">{t('againReason', { reason: leave.LyDoCapLai })}</p> : null}
      {leave.LyDoHuy ? <p className="soft">{t('cancelled', { reason: leave.LyDoHuy })}</p> : null}
      {acts ? (
        <div className="drug-acts">
          <Button type="primary" icon={<PrinterIcon />} onClick={acts.print}>
            {t('print', { count: leave.SoLanIn })}
          </Button>
          {shown.map((act) => (
            <Button key={act} danger={act === 'xoa' || act === 'huy'} onClick={acts[act]}>
              {giayNghiActs.acts[act].label[currentLanguage()]}
            </Button>
          ))}
        </div>
      ) : null}
    </section>
  );
}
