import type { DanhDau } from '@sen/domain/readings/marks';
import type { PhiaAnh } from '@sen/domain/readings/phiaAnh';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { ReportFieldFragment } from '../readingOfVisit.main.gen.ts';
import { type EarlierFields, FieldsText } from './FieldsText.tsx';
import { SidedImages } from './SidedImages.tsx';

type Line = {
  TenDichVu: string;
  MoTa?: string | null;
  KetLuan?: string | null;
  DeNghi?: string | null;
  LaNguyHiem?: boolean;
  ThietBi?: { ten: string } | null;
  NguoiThucHiens?: ReadonlyArray<{ ten: string }>;
  ThoiGianThucHien?: string | null;
  truongs?: readonly ReportFieldFragment[];
  lanTruoc?: EarlierFields | null;
  hinhAnhs: ReadonlyArray<{
    Tep_Id: string;
    ChuThich?: string | null;
    Phia?: PhiaAnh | null;
    DanhDaus?: readonly DanhDau[];
  }>;
};

/** What a test found, to read: what its kind keeps besides, description, conclusion, advice, who performed it and when, images. */
export function LineText({ line, children }: { line: Line; children?: ReactNode }) {
  const { t } = useTranslation('readings');
  return (
    <section className="section reading-text" aria-label={line.TenDichVu}>
      <h3>
        {line.TenDichVu}
        {line.LaNguyHiem ? (
          <>
            {' '}
            <StateTag tone="urgent">{t('dangerous')}</StateTag>
          </>
        ) : null}
      </h3>
      {children}
      <FieldsText name={line.TenDichVu} fields={line.truongs ?? []} before={line.lanTruoc ?? null} />
      {line.MoTa ? <p>{line.MoTa}</p> : null}
      {line.KetLuan ? (
        <p>
          <span className="soft">{t('field.KetLuan')}:</span> <strong>{line.KetLuan}</strong>
        </p>
      ) : null}
      {line.DeNghi ? (
        <p>
          <span className="soft">{t('field.DeNghi')}:</span> {line.DeNghi}
        </p>
      ) : null}
      {line.ThoiGianThucHien ? (
        <p className="soft">
          {t('performedAt', {
            at: formatDateTime(line.ThoiGianThucHien),
            who: [...(line.NguoiThucHiens ?? []).map((one) => one.ten), line.ThietBi?.ten]
              .filter(Boolean)
              .join(', '),
          })}
        </p>
      ) : line.ThietBi ? (
        <p className="soft">
          {t('field.ThietBi_Id')}: {line.ThietBi.ten}
        </p>
      ) : null}
      <SidedImages name={line.TenDichVu} images={line.hinhAnhs} />
    </section>
  );
}
