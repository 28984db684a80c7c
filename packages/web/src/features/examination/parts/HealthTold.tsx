import { useQuery } from '@apollo/client/react';
import { hutThuocs, ruouBias } from '@sen/domain/reception/sucKhoe';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { useSession } from '../../../session/useSession.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { vitalFields } from '../examValues.ts';
import { HealthToldDocument } from '../told.main.gen.ts';
import type { Told } from '../told.ts';

type Props = {
  TiepNhan_Id: string;
  /** Takes it into the empty fields of the session; without it there is none to fill. */
  onTake?: (told: Told) => void;
};

/** What the patient told of their health at the reception. */
export function HealthTold({ TiepNhan_Id, onTake }: Props) {
  const { t } = useTranslation('examination');
  const language = currentLanguage();
  const mayRead = useSession().permissions.has('SUC_KHOE_TIEP_NHAN_XEM');
  const { data } = useQuery(HealthToldDocument, {
    variables: { TiepNhan_Id },
    skip: !mayRead,
    fetchPolicy: 'cache-and-network',
  });
  const told = data?.sucKhoeTiepNhan;
  if (!told) return null;
  const weeks = told.TuanThai ? `, ${t('told.weeks', { count: told.TuanThai })}` : '';
  const lines: Array<[string, string | null | undefined]> = [
    [t('field.ThaiSan'), told.ThaiSan ? `${t(`maternity.${told.ThaiSan}`)}${weeks}` : null],
    [t('field.TienSuDiUng'), told.DiUng],
    [t('told.BenhManTinh'), told.BenhManTinh],
    [t('told.ThuocDangDung'), told.ThuocDangDung],
    [t('told.HutThuoc'), told.HutThuoc ? hutThuocs[told.HutThuoc][language] : null],
    [t('told.RuouBia'), told.RuouBia ? ruouBias[told.RuouBia][language] : null],
    ...vitalFields.map((name): [string, string | null] => [
      t(`field.${name}`),
      told[name] ? showDecimal(String(told[name])) : null,
    ]),
  ];
  return (
    <section className="section">
      <h3>{t('told.title')}</h3>
      <dl className="exam-costs">
        {lines.map(([label, text]) =>
          text ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <small className="soft">
        {t('told.by', { who: told.nguoiGhi ?? '', at: formatDateTime(told.NgayCapNhat) })}
      </small>
      {onTake ? (
        <p>
          <Button size="small" onClick={() => onTake(told)}>
            {t('told.take')}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
