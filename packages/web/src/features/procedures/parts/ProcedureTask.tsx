import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Tabs } from '../../../ui/kit/Tabs.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { DeskForm } from '../../orders/desk/DeskForm.tsx';
import { DeskHead } from '../../orders/desk/DeskHead.tsx';
import { DeskServices } from '../../orders/desk/DeskServices.tsx';
import { isGiven } from '../../orders/desk/resultKind.ts';
import { LineEntry, LineImages } from '../../readings/parts/LineEntry.tsx';
import { LineText } from '../../readings/parts/LineText.tsx';
import { lineOf, progressText } from '../../readings/readingEntry.ts';
import { procedureDesk } from '../procedureDesk.ts';
import {
  ofTeam,
  type ProcedureResult,
  type SlipTab,
  shownReport,
  slipTabs,
  tabOf,
} from '../procedureEntry.ts';
import type { ProcedureSlip } from '../useProcedureSlip.ts';
import { ReportForm } from './ReportForm.tsx';
import { ReportText } from './ReportText.tsx';

// fetched once a slip is begun
const SuppliesUsed = lazy(() => import('../../supplyUse/SuppliesUsed.tsx'));

type Props = { state: ProcedureSlip; result: ProcedureResult };

/** A slip: its head, then what was done and found, the images and the report of the operation, to write in or to read. */
export function ProcedureTask({ state, result }: Props) {
  const { t } = useTranslation(['procedures', 'readings']);
  const { editable, issues, content } = state;
  const { DichVuYeuCau: slip, ketQua, tuongTrinh: report } = result;
  const lines = ketQua.ketQuas;
  const written = shownReport(result);
  const labelOf = (path: string) => {
    const [head, at = '', field = '', name] = path.split('.');
    if (head === 'tuongTrinh') return name ? t('member', { number: Number(field) + 1 }) : t(`field.${at}`);
    const part = field === 'hinhAnhs' ? t('readings:imagesTitle') : t(`readings:field.${field}`);
    return `${lines[Number(at)]?.TenDichVu ?? ''}: ${part}`;
  };
  const { permissions } = useSession();
  const supplies = (
    <Suspense fallback={null}>
      <SuppliesUsed DichVuYeuCau_Id={slip._id} />
    </Suspense>
  );
  const tabs = slipTabs.filter((key) => key !== 'VatTu' || permissions.has('VAT_TU_DICH_VU'));
  const parts: Record<SlipTab, React.ReactNode> = {
    KetQua: lines.map((line, at) => (
      <LineEntry
        key={line.ChiTiet_Id}
        textOnly
        line={line}
        path={`ketQuas.${at}`}
        values={lineOf(content.dichVus, line.ChiTiet_Id)}
        issues={issues.list}
        onChange={(part) => state.changeLine(line.ChiTiet_Id, part)}
      />
    )),
    HinhAnh: lines.map((line, at) => (
      <section key={line.ChiTiet_Id} className="section reading-line" aria-label={line.TenDichVu}>
        <h3>{line.TenDichVu}</h3>
        <LineImages
          sided
          line={line}
          path={`ketQuas.${at}`}
          values={lineOf(content.dichVus, line.ChiTiet_Id)}
          issues={issues.list}
          onChange={(part) => state.changeLine(line.ChiTiet_Id, part)}
        />
      </section>
    )),
    ThongTin: (
      <ReportForm
        report={report}
        values={content.tuongTrinh}
        issues={issues.list}
        onChange={state.changeReport}
      />
    ),
    VatTu: supplies,
  };
  const countOf = (key: SlipTab) => issues.list.filter(({ path }) => tabOf(path) === key).length;
  return (
    <>
      <DeskHead desk={procedureDesk} slip={slip}>
        {report.TrangThai === 'DaKhoa' ? (
          <StateTag tone="done">{t('lockedBy', { who: report.NguoiKhoa?.ten ?? '' })}</StateTag>
        ) : null}
        {slip.NgayThucHien ? (
          <small>
            {t('readings:begunAt', {
              at: formatDateTime(slip.NgayThucHien),
              who: ketQua.NguoiThucHien?.ten ?? '',
            })}
          </small>
        ) : null}
        {slip.NgayKetQua && ketQua.NguoiDuyet ? (
          <small>
            {t('readings:returnedAt', {
              at: formatDateTime(slip.NgayKetQua),
              who: ketQua.NguoiDuyet.ten,
            })}
          </small>
        ) : null}
      </DeskHead>
      {slip.TrangThai === 'SanSang' ? (
        <DeskServices slip={slip} />
      ) : (
        <DeskForm
          state={state}
          issues={issues.list}
          labelOf={labelOf}
          onJump={(path) => state.setTab(tabOf(path))}
        >
          {editable ? (
            <Tabs
              className="procedure-tabs"
              activeKey={state.tab}
              onChange={(key) => state.setTab(tabs.find((one) => one === key) ?? 'KetQua')}
              items={tabs.map((key) => ({
                key,
                label: countOf(key) > 0 ? `${t(`part.${key}`)} (${countOf(key)})` : t(`part.${key}`),
                children: <div className="procedure-part">{parts[key]}</div>,
                forceRender: true,
              }))}
            />
          ) : (
            <>
              {lines.map((line) => (
                <LineText key={line.ChiTiet_Id} line={written ? ofTeam(line) : line} />
              ))}
              {written ? <ReportText report={written} /> : null}
            </>
          )}
          {isGiven(slip) ? null : (
            <p className="desk-progress" role="status">
              {t(`readings:${progressText(state.progress)[0]}`, state.progress)}
              {state.dirty ? ` · ${t('readings:unsaved')}` : ''}
            </p>
          )}
        </DeskForm>
      )}
      {slip.TrangThai === 'SanSang' || editable ? null : supplies}
    </>
  );
}
