import type { Issue } from '@sen/domain/catalogue/validate';
import { teamMost, vaiTroPTTT } from '@sen/domain/procedures/tuongTrinh';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { focusWhenSeen } from '../../../ui/focusWhenSeen.ts';
import { DeleteIcon, PlusIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { fieldId } from '../../orders/desk/resultKind.ts';
import type { Member, ProcedureReport } from '../procedureEntry.ts';
import { choicesOf, wrongAt } from './reportWords.ts';

type Props = {
  /** As stored: the names of those who were chosen. */
  report: ProcedureReport;
  team: readonly Member[];
  issues: readonly Issue[];
  onChange: (team: readonly Member[]) => void;
};

/** The team: who did what, and with which share of its pay. */
export function TeamForm({ report, team, issues, onChange }: Props) {
  const { t } = useTranslation('procedures');
  const put = (at: number, part: Partial<Member>) =>
    onChange(team.map((one, place) => (place === at ? { ...one, ...part } : one)));
  const add = () => {
    const hasMain = team.some((one) => one.VaiTro === 'PhauThuatVienChinh');
    onChange([
      ...team,
      { NhanVien_Id: null, VaiTro: hasMain ? 'PhauThuatVienPhu' : 'PhauThuatVienChinh', TyLe: null },
    ]);
    focusWhenSeen(() => document.getElementById(fieldId(`tuongTrinh.Kip.${team.length}.NhanVien_Id`)));
  };
  const wrong = wrongAt(issues, 'Kip');
  return (
    <section className="section procedure-form" aria-label={t('field.Kip')}>
      <h3>
        {t('field.Kip')}
        {report.batBuoc ? <span aria-hidden="true"> *</span> : null}
      </h3>
      {team.length > 0 ? (
        <ol className="procedure-team">
          {team.map((one, at) => {
            const path = `Kip.${at}`;
            const id = (name: keyof Member) => fieldId(`tuongTrinh.${path}.${name}`);
            const number = at + 1;
            const says = (['NhanVien_Id', 'VaiTro', 'TyLe'] as const)
              .map((name) => wrongAt(issues, `${path}.${name}`))
              .filter(Boolean)
              .join(' ');
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a member is its place
              <li key={at} className="procedure-member">
                <RefPicker
                  id={id('NhanVien_Id')}
                  to="NhanVien"
                  aria-label={t('member', { number })}
                  placeholder={t('memberHint')}
                  value={one.NhanVien_Id}
                  label={report.Kip.find((known) => known.NhanVien_Id === one.NhanVien_Id)?.NhanVien ?? null}
                  onChange={(NhanVien_Id) => put(at, { NhanVien_Id })}
                />
                <Select
                  id={id('VaiTro')}
                  aria-label={t('roleOf', { number })}
                  value={one.VaiTro}
                  options={choicesOf(vaiTroPTTT)}
                  onChange={(VaiTro) => put(at, { VaiTro })}
                />
                <DecimalInput
                  id={id('TyLe')}
                  aria-label={t('shareOf', { number })}
                  placeholder={t('share')}
                  value={one.TyLe}
                  onChange={(TyLe) => put(at, { TyLe })}
                />
                <Button
                  type="text"
                  icon={<DeleteIcon />}
                  aria-label={t('removeMember', { number })}
                  onClick={() => onChange(team.filter((_one, place) => place !== at))}
                />
                {says ? <small className="reading-wrong">{says}</small> : null}
              </li>
            );
          })}
        </ol>
      ) : null}
      {wrong ? (
        <p className="reading-wrong" role="alert">
          {wrong}
        </p>
      ) : null}
      <div>
        <Button
          id={fieldId('tuongTrinh.Kip')}
          icon={<PlusIcon />}
          disabled={team.length >= teamMost}
          onClick={add}
        >
          {t('addMember')}
        </Button>
      </div>
    </section>
  );
}
