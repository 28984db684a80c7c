import { errorText } from '@sen/domain/errors/errors';
import { sum, toMoney } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { refusalOf } from '../../../ui/acts.ts';
import { useDeskVariant } from '../../../ui/deskVariant.ts';
import { MoreIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Dropdown } from '../../../ui/kit/Dropdown.tsx';
import { Money } from '../../../ui/Money.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { type Bill, type BillLine, type BillState, isInsured } from '../useBill.ts';

const acts = ['sua', 'suaThuoc', 'mienGiam', 'huyHachToan', 'hoanTien', 'hoanGoi', 'xoa'] as const;
export type LineAct = (typeof acts)[number];

/** Refusals of acts that are not for this line or this user at all; the others are shown with their reason. */
const hidden: ReadonlySet<string> = new Set(['FORBIDDEN', 'NODE_NOT_GRANTED', 'NOT_FOUND', 'STATE_CHANGED']);

const columns = {
  ThanhTien: 'amount',
  BHChiTra: 'fund',
  BNCCT: 'coPay',
  BNTT: 'ownPart',
  KhuyenMai: 'promoted',
  MienGiam: 'exempted',
  ConLai: 'due',
} as const;
type Part = keyof typeof columns;

/** The amounts that are shown of a line: payers only on a bill that the fund has part in, promotions and exemptions only where there is one. */
function partsOf(bill: Bill, insured: boolean): Part[] {
  return [
    'ThanhTien',
    ...(insured ? (['BHChiTra', 'BNCCT', 'BNTT'] as const) : []),
    ...(Number(bill.KhuyenMai) > 0 ? (['KhuyenMai'] as const) : []),
    ...(Number(bill.MienGiam) > 0 ? (['MienGiam'] as const) : []),
    'ConLai',
  ];
}

type Props = { state: BillState; onAct: (act: LineAct, line: BillLine) => void };

/** The lines of a bill, insured ones first, with the part of each payer; ticked lines are paid. */
export function BillLines({ state, onAct }: Props) {
  const { t } = useTranslation('cashier');
  const desk = useDeskVariant();
  const { bill, due, chosen } = state;
  if (!bill) return null;
  const insured = isInsured(bill) && desk.insured;
  const parts = partsOf(bill, insured);
  const groups = [
    {
      key: 'insured',
      lines: bill.dongs.filter((line) => line.LaBHYT && line.mucHuong !== null && line.mucHuong !== '0'),
    },
    {
      key: 'own',
      lines: bill.dongs.filter((line) => !line.LaBHYT || line.mucHuong === null || line.mucHuong === '0'),
    },
  ].filter((group) => group.lines.length > 0);
  return (
    <div className="bill-scroll">
      <table className="bill">
        <thead>
          <tr>
            <th className="tick">
              <Checkbox
                aria-label={t('payAll')}
                disabled={due.length === 0}
                checked={due.length > 0 && chosen.length === due.length}
                indeterminate={chosen.length > 0 && chosen.length < due.length}
                onChange={(event) => state.chooseAll(event.target.checked)}
              />
            </th>
            <th>{t('service')}</th>
            {parts.map((part) => (
              <th key={part} className="number">
                {t(columns[part])}
              </th>
            ))}
            <th>
              <span className="visually-hidden">{t('acts')}</span>
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            {insured ? (
              <tr className="bill-group">
                <th colSpan={2}>{t(`group.${group.key}`)}</th>
                {parts.map((part) =>
                  state.more > 0 ? (
                    <td key={part} />
                  ) : (
                    <Amount
                      key={part}
                      part={part}
                      value={toMoney(sum(group.lines.map((line) => line[part])))}
                    />
                  ),
                )}
                <td />
              </tr>
            ) : null}
            {group.lines.map((line) => (
              <Line key={line._id} line={line} parts={parts} state={state} onAct={onAct} />
            ))}
          </tbody>
        ))}
      </table>
      {state.more > 0 ? (
        <Button type="link" onClick={state.showAll}>
          {t('showAllLines', { count: state.more })}
        </Button>
      ) : null}
    </div>
  );
}

function Line({ line, parts, state, onAct }: Props & { line: BillLine; parts: readonly Part[] }) {
  const { t } = useTranslation('cashier');
  const { insured } = useDeskVariant();
  const isDue = Number(line.ConLai) > 0;
  const awaited = state.bill?.giaoDichTams.find(
    (one) => one.isTemporary && one.VienPhiDong_Ids.includes(line._id),
  )?.MaGiaoDich;
  // said only where it differs from what the whole visit is covered at
  const usual = state.bill?.TiepNhan?.MucHuong ?? null;
  const covered =
    insured && line.LaBHYT && line.mucHuong && Number(line.mucHuong) !== 0 && Number(line.mucHuong) !== usual
      ? showDecimal(line.mucHuong)
      : null;
  const possible = acts.filter((act) => {
    const refusal = refusalOf(line, act);
    return refusal === null || !hidden.has(refusal);
  });
  return (
    <tr className={isDue ? '' : 'settled'}>
      <td className="tick">
        {state.due.some((one) => one._id === line._id) ? (
          <Checkbox
            aria-label={t('payLine', { name: line.TenDichVu })}
            checked={state.chosen.some((one) => one._id === line._id)}
            onChange={() => state.toggle(line._id)}
          />
        ) : null}
      </td>
      <td className="bill-name">
        <span>
          {line.TenDichVu} <Signs line={line} />
        </span>
        <small>
          {showDecimal(line.SoLuong)} {line.DonViTinh} × <Money value={line.DonGia} />
          {insured && Number(line.DonGiaHoTro) > 0 && Number(line.DonGiaThanhToan) > 0 ? (
            <>
              {' '}
              ({t('supportedPrice')} <Money value={line.DonGiaHoTro} />)
            </>
          ) : null}
          {` · ${line.MaDV}`}
          {line.MaPhieu ? ` · ${line.MaPhieu}` : ''}
          {line.Goi ? ` · ${t('partOfPackage', { name: line.Goi.ten })}` : ''}
          {line.tyLeDV === 100 ? '' : ` · ${t('rate', { percent: line.tyLeDV })}`}
          {covered === null ? '' : ` · ${t('covered', { percent: covered })}`}
        </small>
      </td>
      {parts.map((part) => (
        <Amount
          key={part}
          part={part}
          value={line[part]}
          percent={part === 'MienGiam' ? line.MienGiamPhanTram : null}
          strong={part === 'ConLai'}
        />
      ))}
      <td>
        {possible.length > 0 ? (
          <Dropdown
            menu={{
              items: possible.map((act) => {
                const refusal = refusalOf(line, act);
                return {
                  key: act,
                  danger: act === 'xoa' || act === 'huyHachToan',
                  disabled: refusal !== null,
                  title: refusal
                    ? errorText(refusal, currentLanguage(), { Ten: line.TenDichVu, MaGiaoDich: awaited })
                    : '',
                  label: t(`act.${act}`),
                };
              }),
              onClick: ({ key }) => {
                const act = acts.find((one) => one === key);
                if (act) onAct(act, line);
              },
            }}
          >
            <Button
              type="text"
              size="small"
              icon={<MoreIcon />}
              aria-label={t('actsOn', { name: line.TenDichVu })}
            />
          </Dropdown>
        ) : null}
      </td>
    </tr>
  );
}

type AmountProps = {
  part: Part;
  value: string;
  strong?: boolean;
  /** What it was granted by. */
  percent?: number | null | undefined;
};

/** An amount of a column; what is nothing says so quietly. */
function Amount({ part, value, strong = false, percent = null }: AmountProps) {
  return (
    <td className="number">
      {Number(value) === 0 && part !== 'ThanhTien' ? (
        <span className="none">–</span>
      ) : (
        <>
          <Money value={value} strong={strong} />
          {percent === null ? null : <small className="exempted-percent">{percent} %</small>}
        </>
      )}
    </td>
  );
}

function Signs({ line }: { line: BillLine }) {
  const { t } = useTranslation('cashier');
  return (
    <span className="bill-signs">
      {Number(line.HachToan) > 0 && Number(line.ConLai) === 0 ? (
        <StateTag tone="done">{t('paid')}</StateTag>
      ) : null}
      {Number(line.HachToan) > 0 && Number(line.ConLai) > 0 ? (
        <StateTag tone="progress">{t('paidPart')}</StateTag>
      ) : null}
      {line.GhiNo && Number(line.ConLai) > 0 ? <StateTag tone="called">{t('owed')}</StateTag> : null}
      {line.isTemporary ? <StateTag tone="progress">{t('transfer.line')}</StateTag> : null}
      {line.ThucHien ? <StateTag tone="done">{t('performed')}</StateTag> : null}
      {line.KhongThuTien ? <StateTag tone="waiting">{t('noCharge')}</StateTag> : null}
      {Number(line.ThuThua) > 0 ? (
        <StateTag tone="urgent">
          {t('toRefund')} <Money value={line.ThuThua} />
        </StateTag>
      ) : null}
    </span>
  );
}
