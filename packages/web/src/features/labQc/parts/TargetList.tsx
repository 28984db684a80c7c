import { kiemChuanTextMost } from '@sen/domain/labQc/ketQuaKiemChuan';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { type ControlTarget, keyOf, type LabQc } from '../useLabQc.ts';
import { levelText, TargetState } from '../words.tsx';

const isBeside = (path: string) => path === 'Luc' || path === 'GhiChu';
const fieldOf = (at: number) => `qc-value-${at}`;

/**
 * The indices of the materials by device, with how each stands and a field for its next value, the chosen one also with its
 * time and a note: Enter keeps it and goes on.
 */
export function TargetList({ state }: { state: LabQc }) {
  const { t } = useTranslation('labQc');
  const { permissions } = useSession();
  const { targets, target } = state;
  const enter = async (one: ControlTarget, at: number) => {
    if (await state.save(one)) document.getElementById(fieldOf(at + 1))?.focus();
  };
  return (
    <ol className="qc-targets" aria-label={t('indices')}>
      {targets.map((one, at) => {
        const key = keyOf(one);
        const name = `${one.TenChiSo}, ${levelText(one.Muc)}`;
        const wrong = state.wrong[key];
        const isChosen = target !== null && keyOf(target) === key;
        return (
          <li key={key} className={isChosen ? 'qc-target chosen' : 'qc-target'}>
            {one.TenThietBi === targets[at - 1]?.TenThietBi ? null : <h2>{one.TenThietBi}</h2>}
            <div className="qc-line">
              <button
                type="button"
                className="qc-name"
                aria-pressed={isChosen}
                onClick={() => state.choose(key)}
              >
                <strong>{one.TenChiSo}</strong> <span>{levelText(one.Muc)}</span>
                <small className="soft">
                  {one.MaVatLieu} · {t('lot', { lot: one.SoLo })} · {showDecimal(one.TrungBinh)} ±{' '}
                  {showDecimal(one.DoLechChuan)} {one.DonViTinh}
                </small>
              </button>
              <TargetState state={one.TinhTrang} />
              {permissions.has('XET_NGHIEM') ? (
                <Input
                  id={fieldOf(at)}
                  aria-label={t('valueOf', { name })}
                  aria-invalid={wrong !== undefined && !isBeside(wrong.path)}
                  inputMode="decimal"
                  maxLength={15}
                  placeholder={one.ganNhat ? showDecimal(one.ganNhat.GiaTri) : ''}
                  value={state.typed[key] ?? ''}
                  onFocus={() => state.choose(key)}
                  onChange={(event) => state.type(key, event.target.value)}
                  onPressEnter={() => void enter(one, at)}
                />
              ) : null}
            </div>
            {isChosen && permissions.has('XET_NGHIEM') ? (
              <div className="qc-beside">
                <DateTimeField
                  aria-label={t('measuredAt', { name })}
                  aria-invalid={wrong?.path === 'Luc'}
                  placeholder={t('now')}
                  value={state.besideOf(key).Luc}
                  onChange={(Luc) => state.say(key, { Luc })}
                  onPressEnter={() => void enter(one, at)}
                />
                <Input
                  aria-label={t('noteOf', { name })}
                  aria-invalid={wrong?.path === 'GhiChu'}
                  placeholder={t('note')}
                  maxLength={kiemChuanTextMost}
                  value={state.besideOf(key).GhiChu}
                  onChange={(event) => state.say(key, { GhiChu: event.target.value })}
                  onPressEnter={() => void enter(one, at)}
                />
              </div>
            ) : null}
            {wrong ? (
              <p className="qc-wrong" role="alert">
                {wrong.text}
              </p>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
