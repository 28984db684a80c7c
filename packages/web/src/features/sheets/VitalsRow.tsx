import { khiTho, yThuc } from '@sen/domain/sheets/news2';
import { linhVuc } from '@sen/domain/sheets/sheet';
import type { LoaiPhieu } from '@sen/domain/sheets/sheets';
import { outOfBand } from '@sen/domain/vitals/band';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { DecimalInput } from '../../ui/DecimalInput.tsx';
import { formatDateTime } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { DueMark } from './DueMark.tsx';
import { dueOf } from './dueText.ts';
import { ScoreTag } from './ScoreTag.tsx';
import { typedScore } from './sheetValues.ts';
import { type Care, lastOf, may, valuesOf } from './useCare.ts';
import { useEntryForm } from './useEntryForm.ts';

/** The signs that are typed in a row, in the order of the round. */
export const rowSigns = ['Mach', 'NhietDo', 'HuyetApCao', 'HuyetApThap', 'NhipTho', 'SpO2'] as const;
const loai: LoaiPhieu = 'ChucNangSong';
const choices = { KhiTho: khiTho, YThuc: yThuc } as const;

type Props = { one: Care; now: Date; onOpen: () => void };

/** A patient with the vital signs typed in place: saved when the row is left, wrong or doubtful values marked at their field. */
export function VitalsRow({ one, now, onOpen }: Props) {
  const { t } = useTranslation('sheets');
  const language = currentLanguage();
  const last = lastOf(one, loai);
  const writable = may(one, 'ghi');
  const form = useEntryForm({
    loai,
    NhapVien_Id: one.NhapVien_Id,
    ids: `signs-${one.NhapVien_Id}-`,
    focuses: false,
    onSaved: () => undefined,
  });
  const { values } = form;
  const typed = form.dirty ? typedScore(loai, values, { years: one.tuoi, canhBao: one.thang }) : null;
  const leave = (event: FocusEvent<HTMLTableRowElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (form.dirty && !form.saving) void form.save();
  };
  const wrong = (path: string) => {
    const { issue, id } = form.field(path);
    if (!issue) return null;
    return (
      <small id={`${id}_issue`} className="sheet-issue">
        {issue}
        {form.doubts.includes(path) ? (
          <Button size="small" onClick={() => void form.confirm(path)}>
            {t('confirm')}
          </Button>
        ) : null}
      </small>
    );
  };
  const due = one.hanDanhGias.filter(({ Han }) => dueOf(Han, now).state === 'late');
  return (
    <tr className={form.issues.list.length > 0 ? 'sheet-wrong' : ''} onBlur={leave}>
      <td className="sheet-bed">{one.Giuong.ma}</td>
      <th scope="row" className="sheet-person">
        <button type="button" className="sheet-open" onClick={onOpen}>
          {one.TenBenhNhan}
        </button>
        <small className="soft">
          {t('age', { n: one.tuoi })} · {one.MaYTe}
        </small>
      </th>
      {rowSigns.map((name) => {
        const { id, issue, disabled } = form.field(name);
        const before = last ? valuesOf(last)[name] : undefined;
        const value = values[name];
        const side = outOfBand(name, typeof value === 'string' && value ? Number(value) : null, one.tuoi);
        return (
          <td key={name} className={side ? `sheet-cell ${side}` : 'sheet-cell'}>
            <DecimalInput
              id={id}
              data-cell={name}
              aria-label={t('cellOf', { sign: t(`row.${name}`), name: one.TenBenhNhan })}
              aria-invalid={issue !== null}
              aria-describedby={issue ? `${id}_issue` : undefined}
              status={issue ? 'error' : ''}
              disabled={disabled || !writable}
              maxLength={6}
              placeholder={typeof before === 'number' ? showDecimal(before) : ''}
              value={typeof value === 'string' ? value : null}
              onChange={(next) => form.set(name, next)}
            />
            {wrong(name)}
          </td>
        );
      })}
      {(['KhiTho', 'YThuc'] as const).map((name) => {
        const { id, disabled } = form.field(name);
        return (
          <td key={name} className="sheet-cell">
            <select
              id={id}
              data-cell={name}
              className="sheet-select"
              aria-label={t('cellOf', { sign: t(`row.${name}`), name: one.TenBenhNhan })}
              disabled={disabled || !writable}
              value={typeof values[name] === 'string' ? values[name] : ''}
              onChange={(event) => form.set(name, event.target.value || null)}
            >
              <option value="">–</option>
              {Object.entries(choices[name]).map(([key, label]) => (
                <option key={key} value={key}>
                  {label[language]}
                </option>
              ))}
            </select>
            {wrong(name)}
          </td>
        );
      })}
      <td className="sheet-score">
        {typed ? (
          <ScoreTag
            loai={loai}
            thang={typed.thang}
            diem={typed.diem}
            mucDo={typed.mucDo}
            missing={typed.thieu.length}
          />
        ) : last ? (
          <>
            <ScoreTag
              loai={loai}
              thang={last.ThangDiem}
              diem={last.Diem}
              mucDo={last.MucDo}
              missing={last.Thieu.length}
            />
            <small className="soft">{formatDateTime(last.ThoiGian)}</small>
          </>
        ) : null}
        {form.saving ? (
          <small role="status">{t('saving')}</small>
        ) : form.dirty ? (
          <small className="sheet-unsaved">{t('unsaved')}</small>
        ) : null}
      </td>
      <td>
        <DueMark due={one.hanSinhHieu} now={now} />
        {due.length > 0 ? (
          <small className="sheet-late">
            {due.map(({ LinhVuc }) => linhVuc[LinhVuc][language]).join(', ')}
          </small>
        ) : null}
      </td>
      <td className="sheet-fluid" title={t('fluid.title', one.dich)}>
        {one.dich.vao || one.dich.ra ? `${one.dich.canBang > 0 ? '+' : ''}${one.dich.canBang}` : '–'}
      </td>
    </tr>
  );
}
