import { useTranslation } from 'react-i18next';
import { Cut, CutText } from '../../../ui/Cut.tsx';
import { formatDate } from '../../../ui/dateText.ts';
import { StateTag, type Tone } from '../../../ui/StateTag.tsx';
import type { HanhDongThaoTac } from '../auditLog.main.gen.ts';
import type { Act } from '../useAuditLog.ts';
import { clockText } from '../valueText.ts';

const tones: Readonly<Record<HanhDongThaoTac, Tone>> = {
  APPROVED: 'done',
  CANCEL: 'cancelled',
  CREATE: 'done',
  DELETE: 'cancelled',
  EXPORT: 'called',
  IMPORT: 'called',
  LOGIN: 'waiting',
  LOGOUT: 'waiting',
  UPDATE: 'progress',
  VIEW: 'waiting',
};

/** The kind of an act in words and colour. */
export function ActTag({ action }: { action: HanhDongThaoTac }) {
  const { t } = useTranslation('auditLog');
  return <StateTag tone={tones[action]}>{t(`action.${action}`)}</StateTag>;
}

/** One act of the list: when and what, who and about whom. `withDay` when the list holds several days. */
export function ActLine({ act, withDay }: { act: Act; withDay: boolean }) {
  const { t } = useTranslation('auditLog');
  return (
    <div className="audit-line">
      <span className="audit-when">
        {clockText(act.at)}
        {withDay ? <small>{formatDate(act.at)}</small> : null}
      </span>
      <span className="audit-what">
        <span>
          <ActTag action={act.action} /> <strong>{act.tenEntity}</strong>
        </span>
        <span className="soft">
          <CutText>
            {[act.TenNhanVien ?? act.username ?? t('system'), act.node?.ten].filter(Boolean).join(' · ')}
          </CutText>
        </span>
        <span className="soft">
          {act.BenhNhan ? <Cut end={` (${act.BenhNhan.MaYTe})`}>{act.BenhNhan.TenBenhNhan}</Cut> : null}
        </span>
      </span>
    </div>
  );
}
