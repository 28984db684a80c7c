import { canHaiNguoi } from '@sen/domain/doses/lieuThuoc';
import { lyDoKhongDung } from '@sen/domain/doses/thucHienThuoc';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { type DoseLine, may, type Written } from './doseLines.ts';
import { writtenText } from './orderText.ts';

/** What is asked about: a dose that is given or not, of a time or as needed. */
export type Asked = {
  kind: 'give' | 'refuse';
  drug: DoseLine['drug'];
  GioDung: string | null;
  code: string | null;
};

/** What is done with doses. */
export type DoseActs = {
  writable: boolean;
  onAsk: (asked: Asked) => void;
  onEnd: (dose: Written) => void;
  onTakeBack: (dose: Written) => void;
};

/** What makes a drug one to be careful with. */
export function Marks({ drug, urgent }: { drug: DoseLine['drug']; urgent: boolean }) {
  const { t } = useTranslation('doses');
  const { canHaiNguoi: two } = drug;
  if (!two && !urgent) return null;
  return (
    <span className="dose-careful">
      {[two ? t('two', { why: canHaiNguoi[two][currentLanguage()] }) : null, urgent ? t('urgent') : null]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}

/** What was written of a dose, and what may still be done with it. */
export function WrittenLine({ one, acts }: { one: Written; acts: DoseActs }) {
  const { t } = useTranslation('doses');
  const language = currentLanguage();
  const why = one.LyDoKhongDung ? lyDoKhongDung[one.LyDoKhongDung][language] : null;
  return (
    <>
      <small className="soft">
        {[why, one.LyDo, writtenText(one, t), one.GhiChu].filter(Boolean).join(' · ')}
      </small>
      {may(one, 'ketThuc') ? (
        <div className="dose-buttons">
          <Button type="primary" onClick={() => acts.onEnd(one)}>
            {t('end')}
          </Button>
        </div>
      ) : null}
      {may(one, 'thuHoi') ? (
        <Button className="dose-undo" size="small" onClick={() => acts.onTakeBack(one)}>
          {t('takeBack')}
        </Button>
      ) : null}
    </>
  );
}
